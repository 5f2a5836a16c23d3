import { useState, type ReactNode } from 'react';

import { Card } from '../../../components/card';
import { ListRow } from '../../../components/listRow';

type FoldedCardProps = {
  title: string;
  children: ReactNode;
  startsOpen?: boolean;
  testID?: string;
};

/** Something rarely needed: its title until it is opened. */
export function FoldedCard({ title, children, startsOpen = false, testID }: FoldedCardProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Card>
      <ListRow
        title={title}
        onPress={() => setOpen(!open)}
        expanded={open}
        {...(testID === undefined ? {} : { testID })}
      />
      {open && children}
    </Card>
  );
}
