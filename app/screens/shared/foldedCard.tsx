import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '../../../components/card';
import { ListRow } from '../../../components/listRow';
import { spacing } from '../../../components/theme/tokens';

type FoldedCardProps = {
  title: string;
  children: ReactNode;
  startsOpen?: boolean;
  testID?: string;
};

/** Something rarely needed: its title until it is opened. */
export function FoldedCard({ title, children, startsOpen = false, testID }: FoldedCardProps) {
  const [open, setOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const fold = () => {
    setOpen(!open);
    setWasOpen(true);
  };
  return (
    <Card>
      <ListRow
        title={title}
        onPress={fold}
        expanded={open}
        {...(testID === undefined ? {} : { testID })}
      />
      {/* Once opened it is only hidden: what was typed there, right or wrong, stays. */}
      {wasOpen && <View style={open ? styles.content : styles.hidden}>{children}</View>}
    </Card>
  );
}

const styles = StyleSheet.create({
  content: { gap: spacing.m },
  hidden: { display: 'none' },
});
