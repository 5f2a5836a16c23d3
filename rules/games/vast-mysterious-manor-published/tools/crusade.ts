import type { SumPart } from '../../../engine/answer';
import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn, type FieldValues } from '../../../engine/fields';
import { count, idle, some, toggle } from './toolFields';

/** Grit in a crusade [VMP-T5], [VMP-T7]. */
export const crusadeGrit = {
  reveal: 2,
  egg: 5,
  poltergeist: 3,
  refused: 5,
  /** With Disdain, instead of the Light. */
  skeleton: 3,
} as const;

/** Where the tokens end [VMP-T6], [VMP-T45]. */
export const lightEnd = 8;
export const furyEnd = 5;

/** Light and Fury of a refused treasure with Dedication, instead of the Grit [VMP-T7]. */
const dedicationGain = 2;

type Crusade = {
  reveal: boolean;
  skeletons: number;
  spider: number;
  eggs: number;
  poltergeists: number;
  refused: number;
  disdain: boolean;
  dedication: boolean;
};

/** What a crusade brings; the Light before the end of its track [VMP-T5], [VMP-T6], [VMP-T7]. */
export function crusadeIncome(crusade: Crusade): { grit: number; light: number; fury: number } {
  const { skeletons, spider, eggs, poltergeists, refused, disdain, dedication } = crusade;
  const dedicated = dedication ? refused * dedicationGain : 0;
  return {
    grit:
      (crusade.reveal ? crusadeGrit.reveal : 0) +
      eggs * crusadeGrit.egg +
      poltergeists * crusadeGrit.poltergeist +
      (dedication ? 0 : refused * crusadeGrit.refused) +
      (disdain ? skeletons * crusadeGrit.skeleton : 0),
    light: (disdain ? 0 : skeletons) + spider + eggs + poltergeists + dedicated,
    fury: dedicated,
  };
}

function crusadeIn(values: FieldValues): Crusade {
  return {
    reveal: isOnIn(values, 'reveal'),
    skeletons: numberIn(values, 'skeletons'),
    spider: numberIn(values, 'spider'),
    eggs: numberIn(values, 'eggs'),
    poltergeists: numberIn(values, 'poltergeists'),
    refused: numberIn(values, 'refused'),
    disdain: isOnIn(values, 'disdain'),
    dedication: isOnIn(values, 'dedication'),
  };
}

/** Where the Grit comes from; what brings something else instead says so. */
function gritSum(crusade: Crusade): readonly SumPart[] {
  const { skeletons, spider, eggs, poltergeists, refused, disdain, dedication } = crusade;
  return [
    ...some('reveal', crusade.reveal ? crusadeGrit.reveal : 0),
    ...some('eggs', eggs * crusadeGrit.egg, { eggs }),
    ...some('poltergeists', poltergeists * crusadeGrit.poltergeist, { poltergeists }),
    ...(dedication && refused > 0
      ? [idle('dedicated', { refused, gain: refused * dedicationGain })]
      : some('refused', refused * crusadeGrit.refused, { refused })),
    ...(disdain
      ? some('disdained', skeletons * crusadeGrit.skeleton, { skeletons })
      : skeletons > 0
        ? [idle('skeletons', { skeletons })]
        : []),
    ...(spider > 0 ? [idle('spider', { spider })] : []),
  ];
}

/** What one crusade brings [VMP-T5]. */
export const crusadeTool: Tool = {
  id: 'vast-published-crusade',
  fields: [
    toggle('reveal'),
    count('skeletons', 6),
    count('spider', 5),
    count('eggs', 3),
    count('poltergeists', 9),
    count('refused', 9),
    count('light', lightEnd),
    toggle('disdain'),
    toggle('dedication'),
  ],
  answer: (values) => {
    const crusade = crusadeIn(values);
    const { grit, light: brought, fury } = crusadeIncome(crusade);
    const held = numberIn(values, 'light');
    const light = Math.min(lightEnd, held + brought);
    const total = held + brought;
    const lost = total - light;
    const lightFigures = { held, hits: brought - fury, dedicated: fury, total };
    return {
      tone: grit + brought + fury > 0 ? 'good' : 'plain',
      headline: { id: 'income', params: { grit, light: light - held } },
      lines: [
        { id: fury > 0 ? 'lightSumDedicated' : 'lightSum', params: lightFigures },
        ...(lost > 0 ? [{ id: 'lightCapped', params: { end: lightEnd, lost } }] : []),
        ...(fury > 0 ? [{ id: 'fury', params: { fury, end: furyEnd } }] : []),
        ...(crusade.disdain && crusade.skeletons > 0 ? [{ id: 'noLight' }] : []),
      ],
      sum: gritSum(crusade),
    };
  },
};
