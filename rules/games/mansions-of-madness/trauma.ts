import type { Action, View } from '../../engine/definition';
import { numberIn, textIn } from '../../engine/fields';
import { highestPrinted, isInsane, isInvestigator, livingIn } from './table';

/** Physical on damage, mental on a Horror token, or mental as an action on somebody insane [MOM-K6], [MOM-K7], [MOM-K10]. */
const traumas = {
  physical: { track: 'health', toggle: 'physicalTrauma', card: 'physicalCard' },
  mental: { track: 'sanity', toggle: 'mentalTrauma', card: 'mentalCard' },
  mentalAsAction: { track: 'sanity', toggle: 'mentalTrauma', card: 'mentalCard' },
} as const;
type TraumaKind = keyof typeof traumas;
const traumaKinds = Object.keys(traumas) as readonly TraumaKind[];

function kindIn(text: string): TraumaKind {
  return traumaKinds.find((kind) => kind === text) ?? 'physical';
}

function asAction(who: string): string {
  return `insaneTrauma.${who}`;
}

/** The keeper plays a Trauma card on an investigator; it costs nothing [MOM-K6]..[MOM-K11]. */
export const playTrauma: Action = {
  id: 'playTrauma',
  when: (view) => livingIn(view).length > 0,
  inputs: (view) => {
    const targets = livingIn(view);
    return [
      { kind: 'choice', id: 'investigator', options: targets, start: targets[0] ?? '' },
      { kind: 'choice', id: 'trauma', options: traumaKinds, start: 'physical' },
      { kind: 'number', id: 'traumaNumber', min: 0, max: highestPrinted, start: 0 },
      { kind: 'text', id: 'traumaCard', start: '' },
    ];
  },
  refusal: (view, inputs) => {
    const who = textIn(inputs, 'investigator');
    if (!isInvestigator(who)) return { code: 'nobodyThere' };
    const kind = kindIn(textIn(inputs, 'trauma'));
    const number = numberIn(inputs, 'traumaNumber');
    const now = view.value(`${who}.${traumas[kind].track}`);
    if (kind === 'mentalAsAction') {
      if (!isInsane(view, who)) return { code: 'notInsane', params: { who } };
      if (view.turn.seat !== 'keeper') return { code: 'onlyKeeperTurn' };
      if (view.happened(asAction(who))) return { code: 'insaneOnce', params: { who } };
    }
    return number > 0 && now > number
      ? { code: kind === 'physical' ? 'tooHealthy' : 'tooSane', params: { who, number, now } }
      : undefined;
  },
  run: (view, inputs) => {
    const who = textIn(inputs, 'investigator');
    const kind = kindIn(textIn(inputs, 'trauma'));
    const { toggle, card } = traumas[kind];
    return [
      ...(view.isOn(`${who}.${toggle}`) ? [replaced(view, who, card)] : []),
      { kind: 'switch', at: `${who}.${toggle}`, on: true },
      { kind: 'write', at: `${who}.${card}`, text: textIn(inputs, 'traumaCard') },
      { kind: 'move', at: 'keeper.traumaHand', by: -1 },
      ...(kind === 'mentalAsAction' ? [{ kind: 'happen' as const, what: asAction(who) }] : []),
    ];
  },
};

/** One of each kind at most: the old card goes [MOM-K9]. */
function replaced(view: View, who: string, card: string) {
  const old = view.text(`${who}.${card}`);
  return {
    kind: 'notice',
    notice: {
      id: old === '' ? 'traumaReplaced' : 'namedTraumaReplaced',
      tone: 'info',
      params: { who, ...(old === '' ? {} : { card: { written: old } }) },
    },
  } as const;
}
