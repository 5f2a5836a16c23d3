import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';
import { Snackbar } from '../../../components/snackbar';
import { Text } from '../../../components/text';
import { AccentProvider } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import { useArriving } from '../../../components/useArriving';
import type { Tool } from '../../../rules/engine/definition';
import { formatValue, parseFields, type FieldValues } from '../../../rules/engine/fields';
import { accentOf } from '../../../rules/games';
import { hasEditions } from '../../../rules/games/editions';
import { toolGroups, toolIn } from '../../../rules/games/toolGroups';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { addressOf } from '../../platform/address';
import { copyText } from '../../platform/share';
import type { Routes } from '../routes';
import { useWithEdition } from '../shared/gameTitle';
import { useToTab } from '../shared/toTab';
import { ToolForm } from './toolForm';

export function ToolScreen() {
  const { t } = useTranslation();
  const toTab = useToTab();
  const { params } = useRoute<RouteProp<Routes, 'Tool'>>();
  const found = toolIn(useArriving(toolGroups), params.tool);
  if (found === undefined) {
    return (
      <ScreenFrame edges={['left', 'right', 'bottom']}>
        <EmptyState
          title={t('tools.unknownTitle')}
          action={{
            label: t('tools.allTools'),
            onPress: () => toTab('Tools'),
          }}
          testID="notFound"
        />
      </ScreenFrame>
    );
  }
  return (
    <AccentProvider accent={accentOf(found.group.id)}>
      <ToolAlone key={found.tool.id} gameId={found.group.id} tool={found.tool} />
    </AccentProvider>
  );
}

/** A tool by itself: its fields live in the address, so that an answer can be shared. */
function ToolAlone({ gameId, tool }: { gameId: string; tool: Tool }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const words = useGameWords(gameId);
  const withEdition = useWithEdition();
  const { params } = useRoute<RouteProp<Routes, 'Tool'>>();
  const { values, errors } = parseFields(tool.fields, params);
  const [message, setMessage] = useState<string>();

  const copyLink = async () => {
    const copied = await copyText(addressOf(pathOf(tool, values)));
    setMessage(t(copied ? 'tools.copied' : 'tools.notCopied'));
  };

  return (
    <ScreenFrame
      edges={['left', 'right', 'bottom']}
      footer={
        <View style={styles.footer}>
          {message !== undefined && (
            <Snackbar message={message} onDismiss={() => setMessage(undefined)} testID="message" />
          )}
          <Button kind="secondary" label={t('tools.copyLink')} onPress={() => void copyLink()} />
        </View>
      }
    >
      {hasEditions(gameId) && (
        <Text variant="caption" tone="accent">
          {withEdition(gameId, words.text('name'))}
        </Text>
      )}
      <Text variant="title">{words.text(`tools.${tool.id}.name`)}</Text>
      <Text tone="quiet">{words.text(`tools.${tool.id}.lead`)}</Text>
      <ToolForm
        gameId={gameId}
        tool={tool}
        values={values}
        errors={errors}
        onChange={(changes) =>
          navigation.setParams(
            Object.fromEntries(
              Object.entries(changes).map(([id, value]) => [id, formatValue(value)]),
            ),
          )
        }
      />
    </ScreenFrame>
  );
}

function pathOf(tool: Tool, values: FieldValues): string {
  const query = tool.fields
    .map(
      (field) => `${field.id}=${encodeURIComponent(formatValue(values[field.id] ?? field.start))}`,
    )
    .join('&');
  return `/tools/${tool.id}?${query}`;
}

const styles = StyleSheet.create({ footer: { gap: spacing.s } });
