import { memo } from 'react';

import { Card } from '../../../components/card';
import { DataTable } from '../../../components/dataTable';
import { DerivedValue } from '../../../components/derivedValue';
import { FieldFrame } from '../../../components/fieldFrame';
import { OrderList } from '../../../components/orderList';
import { Text } from '../../../components/text';
import type { Part } from '../../../rules/engine/definition';
import { unreachable } from '../../../rules/engine/result';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { RuleLink } from '../rules/ruleRow';
import { ActionPart } from './actionPart';
import { ChartPart } from './chartPart';
import { ChoicePart } from './choicePart';
import { CollectionPart } from './collectionPart';
import { seatOfPart } from './guideParts';
import type { PartProps } from './partProps';
import { PlanPart } from './planPart';
import { RankingPart } from './rankingPart';
import { ReportPart } from './reportPart';
import { SumPart } from './sumPart';
import { TogglePart } from './togglePart';
import { ToolPart } from './toolPart';
import { TextPart } from './textPart';
import { TrackPart } from './trackPart';
import { usePlayWords } from './playWords';

/** Any part of a sheet. */
export function PartView({ seat: sheet, part }: { seat: string; part: Part }) {
  const game = useOpenGame();
  const seat = seatOfPart(part, sheet);
  const props = { seat, id: part.id, testID: `${seat}.${part.id}` };
  switch (part.kind) {
    case 'track':
      return <TrackPart at={`${seat}.${part.id}`} testID={props.testID} />;
    case 'action':
      return <ActionPart {...props} />;
    case 'toggle':
      return <TogglePart at={props.testID} testID={props.testID} />;
    case 'choice':
      return <ChoicePart at={props.testID} testID={props.testID} />;
    case 'order':
      return <OrderPart {...props} />;
    case 'derived':
      return <DerivedPart {...props} />;
    case 'collection':
      return <CollectionPart {...props} />;
    case 'plan':
      return <PlanPart {...props} />;
    case 'report':
      return <ReportPart {...props} />;
    case 'chart':
      return <ChartPart {...props} />;
    case 'sum':
      return <SumPart {...props} />;
    case 'ranking':
      return <RankingPart />;
    case 'text':
      return <TextPart at={`${seat}.${part.id}`} testID={props.testID} />;
    case 'rule':
      return <RuleLink at={{ game: game.definition.id, entry: part.id }} />;
    case 'tool':
      return <ToolPart id={part.id} preset={part.preset} />;
    case 'note':
      return <NotePart id={part.id} />;
    case 'table':
      return <TablePart id={part.id} />;
    default:
      return unreachable(part);
  }
}

const DerivedPart = memo(function DerivedPart({ seat, id, testID }: PartProps) {
  const game = useOpenGame();
  const words = usePlayWords();
  const derived = game.seat(seat)?.derived?.find((other) => other.id === id);
  const { value, of } = usePlay((_, view) => ({
    value: derived?.value(view),
    of: derived?.of?.(view),
  }));
  if (value === undefined) return null;
  return (
    <DerivedValue
      label={words.label('derived', id)}
      value={of === undefined ? String(value) : `${value}\u00A0/\u00A0${of}`}
      hint={words.hint('derived', id)}
      testID={testID}
    />
  );
});

const OrderPart = memo(function OrderPart({ seat, id, testID }: PartProps) {
  const at = `${seat}.${id}`;
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const { status, isWaiting } = game.order(at) ?? {};
  const order = usePlay((state) => state.orders[at] ?? []);
  const details = usePlay((_, view) =>
    order.map((item) => ({
      phrases: status?.(view, item) ?? [],
      muted: isWaiting?.(view, item) ?? false,
    })),
  );
  const move = (item: string, by: -1 | 1) => {
    const from = order.indexOf(item);
    const next = order.filter((other) => other !== item);
    next.splice(from + by, 0, item);
    dispatch({ type: 'orderChanged', v: 1, at, order: next });
  };
  return (
    <FieldFrame hint={words.hint('orders', at)}>
      <OrderList
        items={order.map((item, index) => ({
          id: item,
          label: words.name(item),
          detail: details[index]?.phrases.map(words.phrase).join(' · '),
          muted: details[index]?.muted,
        }))}
        onMove={move}
        spoken={{
          up: (name) => t('common.moveUp', { name }),
          down: (name) => t('common.moveDown', { name }),
        }}
        testID={testID}
      />
    </FieldFrame>
  );
});

function NotePart({ id }: { id: string }) {
  const words = usePlayWords();
  return (
    <Card title={words.text(`notes.${id}.title`)}>
      <Text>{words.text(`notes.${id}.body`)}</Text>
    </Card>
  );
}

function TablePart({ id }: { id: string }) {
  const words = usePlayWords();
  const { head, rows } = words.table(id);
  return <DataTable head={head} rows={rows} firstColumnHeader />;
}
