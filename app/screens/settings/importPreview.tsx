import { StyleSheet, View } from 'react-native';

import { ChoiceRow } from '../../../components/choiceRow';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { ToggleRow } from '../../../components/toggleRow';
import { useTranslation } from '../../i18n/useTranslation';
import { choicesFor, type ComparedGame, type ImportChoices } from '../../store/compareContents';
import type { Preview } from '../../store/recordsStore';
import { momentText } from '../shared/dates';
import { useGameLine } from './gameLine';
import { useFindingText } from './recordsCheck';

/** The usual choice for every game; settings of another device only where there is nothing yet. */
export function presetChoices({ comparison }: Preview, nothingHere: boolean): ImportChoices {
  return {
    games: new Map(
      comparison.games.map(({ row, standing }) => [row.id, choicesFor[standing][0] ?? 'skip']),
    ),
    settings: nothingHere && comparison.settings > 0,
  };
}

export function gamesTaken({ games }: ImportChoices): number {
  return [...games.values()].filter((choice) => choice !== 'skip').length;
}

/** Bookmarks and notes always come along. */
export function isAnythingChosen({ comparison }: Preview, choices: ImportChoices): boolean {
  return comparison.marks > 0 || choices.settings || gamesTaken(choices) > 0;
}

type ImportPreviewProps = {
  preview: Preview;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

/** What a file holds, how it stands to what is here, and what to take of it. */
export function ImportPreview({ preview, choices, onChange }: ImportPreviewProps) {
  const { t } = useTranslation();
  const { made, comparison, findings } = preview;
  return (
    <>
      <Text tone="quiet">
        {t('records.made', { date: momentText(made, t) })}
        {comparison.games.length === 0 && ` ${t('records.noGames')}`}
      </Text>
      {comparison.games.map((compared) => (
        <GameChoice
          key={compared.row.id}
          compared={compared}
          findings={findings.filter(({ id }) => id === compared.row.id)}
          choice={choices.games.get(compared.row.id)}
          onChoose={(choice) =>
            onChange({ ...choices, games: new Map(choices.games).set(compared.row.id, choice) })
          }
        />
      ))}
      {comparison.marks > 0 && (
        <Text testID="importMarks">{t('records.marks', { count: comparison.marks })}</Text>
      )}
      {comparison.settings > 0 && (
        <ToggleRow
          label={t('records.settings')}
          hint={t('records.settingsHint', { count: comparison.settings })}
          value={choices.settings}
          onChange={(settings) => onChange({ ...choices, settings })}
          testID="importSettings"
        />
      )}
    </>
  );
}

type Choice = (typeof choicesFor)[keyof typeof choicesFor][number];

type GameChoiceProps = {
  compared: ComparedGame;
  findings: Preview['findings'];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

function GameChoice({ compared, findings, choice, onChoose }: GameChoiceProps) {
  const { t } = useTranslation();
  const finding = useFindingText();
  const { row, standing, events } = compared;
  const { name, about } = useGameLine()(row, events);
  const options = choicesFor[standing];
  // Taking a game that is not here replaces nothing.
  const label = (id: Choice) =>
    t(`records.choices.${id === 'take' && standing === 'new' ? 'add' : id}`);
  return (
    <View style={styles.game} testID={`import.${row.id}`}>
      <View>
        <Text>{name}</Text>
        <Text variant="caption" tone="quiet">
          {about}
        </Text>
        {findings.map((found) => (
          <Text key={found.code} variant="caption" tone="danger">
            {`⚠\uFE0E\u00A0${finding(found)}`}
          </Text>
        ))}
      </View>
      {options.length === 1 ? (
        <Text variant="label" tone="quiet">
          {t(`records.standings.${standing}`)}
        </Text>
      ) : (
        <ChoiceRow
          label={t(`records.standings.${standing}`)}
          accessibilityLabel={t('records.choiceFor', { name })}
          options={options.map((id) => ({ id, label: label(id) }))}
          value={choice}
          onChange={onChoose}
          testID={`choice.${row.id}`}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ game: { gap: spacing.s } });
