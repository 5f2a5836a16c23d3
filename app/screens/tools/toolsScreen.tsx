import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { ScreenFrame } from '../../../components/screenFrame';
import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { useArriving } from '../../../components/useArriving';
import { dividedByUse } from '../../../rules/games/editions';
import { toolGroups, type ToolGroup } from '../../../rules/games/toolGroups';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { useApp } from '../../store/useApp';
import { EditionTitle } from '../shared/editionTitle';

export function ToolsScreen() {
  const { t } = useTranslation();
  const chosen = useApp((state) => state.chosenEditions);
  const { inUse, others } = dividedByUse(chosen, useArriving(toolGroups), ({ id }) => id);
  return (
    <ScreenFrame edges={['top', 'left', 'right']}>
      <Text variant="title">{t('tools.title')}</Text>
      <Text tone="quiet">{t('tools.lead')}</Text>
      {inUse.map((group) => (
        <GroupTools key={group.id} group={group} />
      ))}
      {others.map((group) => (
        <GroupTools key={group.id} group={group} otherEdition />
      ))}
    </ScreenFrame>
  );
}

type GroupToolsProps = { group: ToolGroup; otherEdition?: boolean };

function GroupTools({ group, otherEdition = false }: GroupToolsProps) {
  const navigation = useNavigation();
  const words = useGameWords(group.id);
  return (
    <View>
      {otherEdition ? (
        <EditionTitle game={group.id} />
      ) : (
        <SectionTitle title={words.text('name')} hint={words.optional('edition')} />
      )}
      {group.tools.map((tool) => (
        <ListRow
          key={tool.id}
          title={words.text(`tools.${tool.id}.name`)}
          subtitle={words.text(`tools.${tool.id}.lead`)}
          href={`/tools/${tool.id}`}
          onPress={() => navigation.navigate('Tool', { tool: tool.id })}
          testID={`tool.${tool.id}`}
        />
      ))}
    </View>
  );
}
