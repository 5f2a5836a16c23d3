import { useState, type ReactNode } from 'react';
import {
  StyleSheet,
  View,
  useWindowDimensions,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { useTheme } from './theme/theme';
import { isWeb, webStyle } from './theme/webOnly';

type RestingViewProps = { style?: StyleProp<ViewStyle>; children: ReactNode };

/**
 * A part of a long screen. On the web it costs nothing while it is scrolled away, neither layout nor
 * a look for what is under a finger. It is laid out before it may rest, once for each width and size
 * of text: the browser remembers how high it was, so that nothing jumps when it comes back.
 */
export function RestingView({ style, children }: RestingViewProps) {
  const { drawnScale } = useTheme();
  const { width } = useWindowDimensions();
  const now = `${width} ${drawnScale}`;
  const [known, setKnown] = useState('');
  return (
    <View
      style={[style, styles.remembered, known === now && styles.resting]}
      {...(isWeb ? { onLayout: () => void setTimeout(() => setKnown(now)) } : {})}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  remembered: webStyle({ containIntrinsicSize: 'auto 320px' }),
  // What reaches out of it a little, such as a focus ring, is still drawn.
  resting: webStyle({ contentVisibility: 'auto', overflowClipMargin: '8px' }),
});
