import { useState, type ReactNode } from 'react';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import { Text } from '../../../components/text';
import { useTranslation } from '../../i18n/useTranslation';

type CurtainProps = {
  /** Whether what is behind it is for one person's eyes only. */
  closed: boolean;
  name: string;
  onClose: () => void;
  children: ReactNode;
};

/** Stands before somebody's secret until the phone is in the right hands. */
export function Curtain({ closed, name, onClose, children }: CurtainProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState(closed);
  if (!drawn) return children;
  return (
    <SheetModal
      visible
      title={t('play.curtainTitle', { name })}
      onClose={onClose}
      closeLabel={t('common.close')}
      testID="curtain"
    >
      <Text>{t('play.curtainBody', { name })}</Text>
      <Button
        label={t('play.curtainOpen', { name })}
        onPress={() => setDrawn(false)}
        testID="curtain.open"
      />
    </SheetModal>
  );
}
