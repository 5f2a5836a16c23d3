import type { GameTexts } from '../../locales/shape';
import { gapsIn } from './everyText';
import type { Params, Said } from './listening';

/** Where an id is dotted its last part is the key of its text. */
export const lastPart = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** Whether an id can be shown by a name: of its own, of a seat, or of its kind and number. */
function hasName(texts: GameTexts, id: string): boolean {
  // A space of a plan is called as it is.
  if (/^[A-Z]\d$/.test(id)) return true;
  const last = lastPart(id);
  return [last, last.replace(/\d+$/, '')].some((name) => name in texts.names) || id in texts.seats;
}

/** What a text lacks: itself, a value for one of its gaps, or the name of such a value. */
function lacks(texts: GameTexts, key: string, text: string | undefined, params: Params): string[] {
  if (text === undefined) return [`no text ${key}`];
  return gapsIn(text).flatMap((gap) => {
    const value = params?.[gap];
    if (value === undefined) return [`${key} has a gap ${gap} nobody fills`];
    return typeof value === 'string' && !hasName(texts, value) ? [`no name for ${value}`] : [];
  });
}

/** A goal is told before it is met and after. */
function lacksGoal(texts: GameTexts, id: string, params: Params): string[] {
  const goal = texts.victories[id];
  return [goal?.condition, goal?.won].flatMap((text) => lacks(texts, id, text, params));
}

/** What the texts of a game lack of what was said. */
export function missingIn(texts: GameTexts, said: Said): readonly string[] {
  const notices = [...said.notices.values()].flatMap(({ id, params }) => {
    if (id.startsWith('victory.')) return lacksGoal(texts, id.replace('victory.', ''), params);
    const notice = texts.notices[id];
    const body = notice?.body === undefined ? [] : lacks(texts, id, notice.body, params);
    return [...lacks(texts, id, notice?.title, params), ...body];
  });
  const refusals = [...said.refusals.values()].flatMap(({ code, params }) =>
    lacks(texts, code, texts.refusals[code], params),
  );
  const phrases = [...said.phrases.values()].flatMap(({ id, params }) =>
    lacks(texts, id, texts.phrases[id], params),
  );
  const inputs = [...said.inputs.values()].flatMap((field) => {
    const options = 'options' in field ? field.options : [];
    return [
      ...lacks(texts, field.id, texts.inputs[lastPart(field.id)]?.label, {}),
      ...options.filter((id) => !hasName(texts, id)).map((id) => `no name for ${id}`),
    ];
  });
  const effects = [...said.effects.values()].flatMap(({ id, params }) => {
    const effect = texts.actions[id]?.effect;
    return effect === undefined ? [] : lacks(texts, id, effect, params);
  });
  const goals = [...said.goals.values()].flatMap(({ id, params }) => lacksGoal(texts, id, params));
  const answers = [...said.answers.values()].flatMap(({ tool, id, params }) =>
    lacks(texts, `${tool}.answers.${id}`, texts.tools[tool]?.answers[id], params),
  );
  const checklist = [...said.checklist.values()].flatMap(({ id, params }) => {
    const line = texts.checklist[id];
    const detail = line?.detail === undefined ? [] : lacks(texts, id, line.detail, params);
    return [...lacks(texts, id, line?.label, params), ...detail];
  });
  const all = [notices, refusals, phrases, inputs, effects, goals, answers, checklist];
  return [...new Set(all.flat())];
}
