import * as Haptics from 'expo-haptics';

/** A light tick under the thumb: the tap was taken. Devices without a motor stay silent. */
export function tick(): void {
  ignoreMissingMotor(Haptics.selectionAsync());
}

/** A firm knock: something happened that the players should look at. */
export function knock(): void {
  ignoreMissingMotor(Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success));
}

function ignoreMissingMotor(felt: Promise<void>): void {
  felt.catch(() => undefined);
}
