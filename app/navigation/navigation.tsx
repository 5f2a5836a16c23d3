import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { EntryScreen } from '../screens/rules/entryScreen';
import { RulesScreen } from '../screens/rules/rulesScreen';
import { NewGameScreen } from '../screens/setUp/newGameScreen';
import { SetUpScreen } from '../screens/setUp/setUpScreen';
import { PlayScreen } from '../screens/play/playScreen';
import { SettingsScreen } from '../screens/settings/settingsScreen';
import { NotFoundScreen } from '../screens/shared/notFoundScreen';
import { ScreenBoundary } from '../screens/shared/screenBoundary';
import { TableScreen } from '../screens/table/tableScreen';
import { ToolScreen } from '../screens/tools/toolScreen';
import { ToolsScreen } from '../screens/tools/toolsScreen';
import { BackButton } from './backButton';
import { TabBar } from './tabBar';
import { Title } from './title';

/** Every screen of the app and its link, in one place. */
const Tabs = createBottomTabNavigator({
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <ScreenBoundary>{children}</ScreenBoundary>,
  tabBar: (props) => <TabBar {...props} />,
  screens: {
    Table: { screen: TableScreen, linking: '' },
    Rules: { screen: RulesScreen, linking: 'rules' },
    Tools: { screen: ToolsScreen, linking: 'tools' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
  },
});

export const Root = createNativeStackNavigator({
  screenOptions: { headerLeft: () => <BackButton /> },
  screenLayout: ({ children }) => <ScreenBoundary>{children}</ScreenBoundary>,
  screens: {
    Tabs: { screen: Tabs, options: { headerShown: false } },
    NewGame: { screen: NewGameScreen, linking: 'new', options: { headerTitle: Title.newGame } },
    SetUp: { screen: SetUpScreen, linking: 'new/:game', options: { headerTitle: Title.setUp } },
    Play: {
      screen: PlayScreen,
      linking: 'play/:session/:sheet?',
      options: { headerShown: false },
    },
    Entry: {
      screen: EntryScreen,
      linking: 'rules/:game/:entry',
      // Every entry is a page of its own: back leads to the one read before.
      getId: ({ params }) => Object.values(params ?? {}).join('/'),
      options: { headerTitle: Title.rules },
    },
    Tool: { screen: ToolScreen, linking: 'tools/:tool', options: { headerTitle: Title.tools } },
    NotFound: { screen: NotFoundScreen, linking: '*', options: { headerShown: false } },
  },
});

export const Navigation = createStaticNavigation(Root);
