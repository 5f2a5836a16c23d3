/** A file of text, as it goes out or comes in. */
export type TextFile = { name: string; text: string };

/** Shared (or not, by choice), kept as a file where nothing can be shared, or neither. */
export type GivenOutcome = 'shared' | 'saved' | 'failed';

export type PickedFile = TextFile | 'cancelled' | 'tooLarge' | 'failed';

/** In bytes. Reading a film into memory would end the app; no file of ours comes near. */
export const largestFile = 200_000_000;
