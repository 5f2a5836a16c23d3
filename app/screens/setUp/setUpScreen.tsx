import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useMemo, useState } from 'react';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { FieldFrame } from '../../../components/fieldFrame';
import { ListRow } from '../../../components/listRow';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { SuggestedText } from '../../../components/suggestedText';
import { AccentProvider } from '../../../components/theme/theme';
import { useArriving } from '../../../components/useArriving';
import type { GameDefinition, Seat } from '../../../rules/engine/definition';
import type { FieldError } from '../../../rules/engine/fields';
import { makeGame, type Known } from '../../../rules/engine/game';
import { knownNames } from '../../../rules/engine/known';
import { victoriesAt } from '../../../rules/engine/reduce';
import { initialState } from '../../../rules/engine/start';
import { viewOf, without } from '../../../rules/engine/state';
import { longestText, tidyText } from '../../../rules/engine/written';
import { accentOf, arrivingGame } from '../../../rules/games';
import { hasEditions } from '../../../rules/games/editions';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { askToKeep } from '../../platform/persistence';
import { sameContent } from '../../store/sameContent';
import { useApp, useAppStore } from '../../store/useApp';
import type { Routes } from '../routes';
import { FieldInput, useFieldMessage, useInvalidFields } from '../shared/fieldInput';
import { FoldedCard } from '../shared/foldedCard';
import { NotFoundScreen } from '../shared/notFoundScreen';
import { EditionChoice } from './editionChoice';
import { fitted, fittingOptions, presetOf } from './setUpValues';

export function SetUpScreen() {
  const { params } = useRoute<RouteProp<Routes, 'SetUp'>>();
  const definition = useArriving(arrivingGame(params.game));
  if (definition === undefined) return <NotFoundScreen />;
  return (
    <AccentProvider accent={accentOf(definition.id)}>
      {/* Another link is another set-up: nothing of the former one stays. */}
      <SetUp key={JSON.stringify(params)} definition={definition} link={params} />
    </AccentProvider>
  );
}

const nothingKnown: Known = {};

type SetUpProps = { definition: GameDefinition; link: Routes['SetUp'] };

function SetUp({ definition, link }: SetUpProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const words = useGameWords(definition.id);
  const message = useFieldMessage();
  const store = useAppStore();
  const remembered = useApp((state) => state.rememberedSetups[definition.id]);
  const known = useApp((state) => state.known[definition.id] ?? nothingKnown);
  const readOnly = useApp(({ keeping }) => keeping.mode === 'readOnly');
  const preset = useMemo(
    () => presetOf(definition, remembered?.values, link),
    [definition, remembered, link],
  );
  const [values, setValues] = useState(preset.values);
  const [errors, setErrors] = useState(preset.errors);
  const [names, setNames] = useState(remembered?.names ?? {});
  const [starting, setStarting] = useState(false);

  const refusal = definition.setupRefusal(values);
  const game = makeGame(definition, { values, names });
  const view = viewOf(game, initialState(game));
  const goals = victoriesAt(game, view);
  const fields = definition.setupFields.filter((field) => field.when?.(values) !== false);
  const { anyInvalid, markField } = useInvalidFields(fields);
  const details = fields.filter((field) => field.detail === true);
  const peculiar = definition.peculiar?.(values) ?? [];
  const figures = definition.checklistFigures?.(values);

  const given: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(names)
      .map(([seat, name]) => [seat, tidyText(name)] as const)
      .filter(([seat, name]) => game.seat(seat) !== undefined && name !== ''),
  );

  const whyNot = readOnly
    ? t('setUp.readOnly')
    : anyInvalid
      ? t('setUp.invalidField')
      : refusal === undefined
        ? undefined
        : words.refusal(refusal);

  const start = async () => {
    setStarting(true);
    try {
      const id = await store.getState().startGame(definition.id, {
        values,
        names: given,
      });
      // Now there is something worth keeping; the answer may take its time.
      void askToKeep();
      navigation.reset({
        index: 1,
        routes: [{ name: 'Tabs' }, { name: 'Play', params: { session: id, sheet: 'table' } }],
      });
    } finally {
      setStarting(false);
    }
  };

  // Where seats are people and not roles, their names are what tells them apart.
  const people = game.seats.filter((seat) => seat.person !== undefined);
  const peopleHint = words.optional('people.hint');
  const nameOf = (id: string) =>
    (people.some((seat) => seat.id === id) ? given[id] : undefined) ?? words.name(id);
  const fieldInput = (field: GameDefinition['setupFields'][number]) => {
    const error: FieldError | undefined = errors[field.id];
    return (
      <FieldInput
        key={field.id}
        field={fittingOptions(field, values)}
        value={values[field.id] ?? field.start}
        onChange={(value) => {
          const next = { ...values, [field.id]: value };
          const fit = fitted(definition, next, field.id);
          // Other fields give way to this one; what it says itself stays as it was tapped.
          setValues(sameContent(fit[field.id], value) ? fit : next);
          setErrors(without(errors, field.id));
        }}
        onValidity={markField(field.id)}
        label={words.label('setupFields', field.id)}
        hint={words.hint('setupFields', field.id)}
        error={error === undefined ? undefined : message(error)}
        nameOf={nameOf}
        testID={`setup.${field.id}`}
      />
    );
  };

  const nameInput = (seat: Seat) => (
    <SuggestedText
      key={seat.id}
      label={words.name(seat.id)}
      suggestions={knownNames(game, known, seat.id).filter(
        (name) => !Object.values(names).includes(name),
      )}
      placeholder={t('setUp.namePlaceholder')}
      value={names[seat.id] ?? ''}
      onChange={(name) => setNames({ ...names, [seat.id]: name })}
      maxLength={longestText}
      testID={`name.${seat.id}`}
    />
  );

  return (
    <ScreenFrame
      edges={['left', 'right', 'bottom']}
      footer={
        <Button
          label={t('setUp.start')}
          hint={whyNot}
          disabled={whyNot !== undefined || starting}
          onPress={() => void start()}
          testID="start"
        />
      }
    >
      <Text variant="title">{words.text('name')}</Text>
      {hasEditions(definition.id) ? (
        <EditionChoice game={definition.id} link={link} />
      ) : (
        <Text tone="accent">{words.text('edition')}</Text>
      )}
      {errors.players !== undefined && !fields.some(({ id }) => id === 'players') && (
        <FieldFrame error={message(errors.players)} testID="setup.players">
          <Text>{t('setUp.players')}</Text>
        </FieldFrame>
      )}
      {fields.filter((field) => field.detail !== true).map(fieldInput)}
      {people.length > 0 && (
        <Card title={words.optional('people.label') ?? t('setUp.names')} testID="setup.names">
          {peopleHint !== undefined && (
            <Text variant="caption" tone="quiet">
              {peopleHint}
            </Text>
          )}
          {people.map(nameInput)}
        </Card>
      )}
      {goals.length > 0 && (
        <Card title={t('setUp.goals')}>
          {goals.map((victory) => (
            <ListRow
              key={victory.id}
              title={
                victory.defeat === true
                  ? t('play.defeat')
                  : words.name(victory.party ?? victory.seat)
              }
              subtitle={words.text(`victories.${victory.id}.condition`, victory.figures?.(view))}
              testID={`goal.${victory.id}`}
            />
          ))}
        </Card>
      )}
      {peculiar.length > 0 && (
        <Card title={t('setUp.peculiar')} testID="setup.peculiar">
          {peculiar.map((line) => (
            <ListRow
              key={line}
              title={words.text(`checklist.${line}.label`, figures)}
              subtitle={words.optional(`checklist.${line}.detail`, figures)}
              testID={`peculiar.${line}`}
            />
          ))}
        </Card>
      )}
      {people.length === 0 && (
        <FoldedCard title={t('setUp.names')} testID="setup.names">
          {game.seats.map(nameInput)}
        </FoldedCard>
      )}
      {details.length > 0 && (
        <FoldedCard
          title={t('setUp.details')}
          startsOpen={details.some((field) => preset.errors[field.id] !== undefined)}
          testID="setup.details"
        >
          <Text variant="caption" tone="quiet">
            {t('setUp.detailsHint')}
          </Text>
          {details.map(fieldInput)}
        </FoldedCard>
      )}
    </ScreenFrame>
  );
}
