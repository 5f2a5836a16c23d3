import type { Action } from '../../../rules/engine/definition';
import type { FieldValues } from '../../../rules/engine/fields';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame } from '../../store/useApp';
import { useFeedback } from '../shared/feedback';
import { ActionForm } from './actionForm';
import { Curtain } from './curtain';
import { usePlayWords } from './playWords';

/** Takes an action with what was filled in. */
export function useTakeAction(seat: string, action: string): (inputs: FieldValues) => void {
  const store = useAppStore();
  const { tick } = useFeedback();
  return (inputs) => {
    tick();
    store.getState().dispatch({
      type: 'actionTaken',
      v: 1,
      seat,
      action,
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([key, value]) => [
          key,
          typeof value === 'object' ? ([...value] as string[] | number[]) : value,
        ]),
      ),
    });
  };
}

type OpenActionProps = {
  seat: string;
  action: Action;
  /** What is settled and not asked. */
  preset?: FieldValues;
  /** What is filled in already, and may be changed. */
  start?: FieldValues;
  onFill?: (given: FieldValues) => void;
  /** It was taken, not only closed. */
  onTaken?: () => void;
  onClose: () => void;
};

const nothing: FieldValues = {};

/** The form of an action, opened; taken or not, it closes. */
export function OpenAction(props: OpenActionProps) {
  const { seat, action, preset = nothing, start, onFill, onTaken, onClose } = props;
  const { t } = useTranslation();
  const words = usePlayWords();
  const take = useTakeAction(seat, action.id);
  const isPerson = useOpenGame().seat(seat)?.person !== undefined;
  const label = words.text(`actions.${action.id}.label`);
  return (
    <Curtain closed={action.secret === true} name={words.name(seat)} onClose={onClose}>
      <ActionForm
        action={action}
        preset={preset}
        {...(start === undefined ? {} : { start })}
        onFill={onFill}
        title={isPerson ? t('play.titleOf', { name: words.name(seat), title: label }) : label}
        onTake={(inputs) => {
          take({ ...inputs, ...preset });
          onClose();
          onTaken?.();
        }}
        onClose={onClose}
      />
    </Curtain>
  );
}
