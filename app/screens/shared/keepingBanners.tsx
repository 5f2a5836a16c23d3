import { useState } from 'react';

import { Banner } from '../../../components/banner';
import { useTranslation } from '../../i18n/useTranslation';
import { startAgain } from '../../platform/freshStart';
import { useApp, useAppStore } from '../../store/useApp';
import { useExporting } from './exporting';
import { useGameName } from './gameTitle';

/** The way out of any trouble with what is stored: everything in a file. */
export function useExportAll() {
  const { t } = useTranslation();
  const { exportAll } = useAppStore().getState();
  const { give, exporting, said } = useExporting();
  return {
    action: {
      label: t('records.export'),
      onPress: () => {
        if (!exporting) void give(exportAll);
      },
      testID: 'trouble.export',
    },
    lines: said === undefined ? [] : [said],
  };
}

/** Nothing can be stored on this device. */
export function InMemory() {
  const { t } = useTranslation();
  const { open } = useAppStore().getState();
  const empty = useApp(({ games }) => games.length === 0);
  const { action, lines } = useExportAll();
  // A fresh start would take the games with it.
  const retry = {
    label: t('common.retry'),
    onPress: () => startAgain(() => void open()),
    testID: 'inMemory.retry',
  };
  return (
    <Banner
      tone="danger"
      text={t('records.keeping.memory')}
      lines={lines}
      actions={[empty ? retry : action]}
      testID="inMemory"
    />
  );
}

/** Only a copy of the records is open: what is the matter, and what can be done about it. */
export function ReadOnly() {
  const { t } = useTranslation();
  const problem = useApp(({ keeping }) =>
    keeping.mode === 'readOnly' ? keeping.problem : undefined,
  );
  const { open } = useAppStore().getState();
  const { action, lines } = useExportAll();
  const [whole, setWhole] = useState(false);
  if (problem === undefined) return null;
  const { code, detail } = problem;
  return (
    <Banner
      tone="danger"
      text={t('records.originalUntouched', { problem: t(`storage.${code}Title`) })}
      lines={[
        ...(whole ? [t(`storage.${code}Body`)] : []),
        ...(whole && detail !== '' ? [t('storage.detail', { detail: short(detail) })] : []),
        ...lines,
      ]}
      actions={[
        action,
        {
          label: t('common.retry'),
          onPress: () => startAgain(() => void open()),
          testID: 'readOnly.retry',
        },
        {
          label: t(whole ? 'records.fewer' : 'records.details'),
          onPress: () => setWhole(!whole),
          testID: 'readOnly.details',
        },
      ]}
      testID="readOnly"
    />
  );
}

/** Losses that are told at once; more of them wait behind a tap. */
const fewLosses = 2;

/** Damage was found and mended: what it cost. */
export function Repaired() {
  const { t } = useTranslation();
  const nameOf = useGameName();
  const losses = useApp((state) => state.repaired?.losses) ?? [];
  const unread = useApp((state) => state.repaired?.unread) ?? false;
  const others = useApp((state) => state.repaired?.others) ?? false;
  const { dismissRepaired } = useAppStore().getState();
  const [whole, setWhole] = useState(false);
  const games = losses.map((loss) => {
    const name = loss.game === '' ? t('records.namelessGame') : nameOf(loss);
    return typeof loss.events === 'number'
      ? t('records.losses.events', { name, count: loss.events })
      : t(`records.losses.${loss.events}`, { name });
  });
  const lines = others ? [t('records.losses.others'), ...games] : games;
  const dismiss = {
    label: t('common.dismiss'),
    onPress: dismissRepaired,
    testID: 'repaired.dismiss',
  };
  const more = {
    label: t('records.showAll', { count: lines.length }),
    onPress: () => setWhole(true),
    testID: 'repaired.all',
  };
  const repaired =
    lines.length === 0
      ? t('records.repaired')
      : t('records.repairedWithLoss', { count: lines.length });
  const folded = !whole && lines.length > fewLosses;
  return (
    <Banner
      tone={lines.length === 0 && !unread ? 'info' : 'danger'}
      text={unread ? t('records.repairedUnread') : repaired}
      lines={folded ? lines.slice(0, fewLosses) : lines}
      actions={folded ? [more, dismiss] : [dismiss]}
      testID="repaired"
    />
  );
}

function short(detail: string): string {
  return detail.slice(0, 200);
}
