import { Text } from 'react-native';

type IconProps = { color: string; size: number };

/** A kanji as the sign of a tab: drawn by the system's font, so it costs nothing. */
function sign(kanji: string) {
  return function Sign({ color, size }: IconProps) {
    return (
      <Text
        aria-hidden
        allowFontScaling={false}
        style={{ color, fontSize: size - 2, lineHeight: size + 4 }}
      >
        {kanji}
      </Text>
    );
  };
}

export const TabIcon = { table: sign('卓'), tools: sign('具'), settings: sign('設') };
