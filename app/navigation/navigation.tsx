import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createStaticNavigation, useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Suspense, useState, type ReactNode } from 'react';
import { Platform } from 'react-native';

import { ScreenBoundary } from '../screens/shared/screenBoundary';
import { TableScreen } from '../screens/table/tableScreen';
import { Waiting } from '../screens/shared/waiting';
import { BackButton } from './backButton';
import { later } from './otherScreens';
import { TabBar } from './tabBar';
import { Title } from './title';

/** A screen that fails or is not there yet leaves the others alone. */
const screenLayout = ({ children }: { children: ReactNode }) => (
  <ScreenBoundary>
    <Suspense fallback={<Waiting />}>
      <OnceSeen>{children}</OnceSeen>
    </Suspense>
  </ScreenBoundary>
);

/** What lies behind the screen of a link, such as the tabs, is made when somebody goes back to it. */
function OnceSeen({ children }: { children: ReactNode }) {
  const focused = useIsFocused();
  // On a phone it is seen while a swipe uncovers it.
  const [seen, setSeen] = useState(focused || Platform.OS !== 'web');
  if (focused && !seen) setSeen(true);
  return seen ? children : null;
}

/** Every screen of the app and its link, in one place. */
const Tabs = createBottomTabNavigator({
  screenOptions: { headerShown: false },
  screenLayout,
  tabBar: (props) => <TabBar {...props} />,
  screens: {
    Table: { screen: TableScreen, linking: '' },
    Rules: { screen: later('RulesScreen'), linking: 'rules' },
    Tools: { screen: later('ToolsScreen'), linking: 'tools' },
    Settings: { screen: later('SettingsScreen'), linking: 'settings' },
  },
});

export const Root = createNativeStackNavigator({
  screenOptions: { headerLeft: () => <BackButton /> },
  screenLayout,
  screens: {
    Tabs: { screen: Tabs, options: { headerShown: false } },
    NewGame: {
      screen: later('NewGameScreen'),
      linking: 'new',
      options: { headerTitle: Title.newGame },
    },
    SetUp: {
      screen: later('SetUpScreen'),
      linking: 'new/:game',
      options: { headerTitle: Title.setUp },
    },
    Play: {
      screen: later('PlayScreen'),
      linking: 'play/:session/:sheet?',
      options: { headerShown: false },
    },
    Entry: {
      screen: later('EntryScreen'),
      linking: 'rules/:game/:entry',
      // Every entry is a page of its own: back leads to the one read before.
      getId: ({ params }) => Object.values(params ?? {}).join('/'),
      options: { headerTitle: Title.rules },
    },
    Tool: {
      screen: later('ToolScreen'),
      linking: 'tools/:tool',
      options: { headerTitle: Title.tools },
    },
    NotFound: { screen: later('NotFoundScreen'), linking: '*', options: { headerShown: false } },
  },
});

export const Navigation = createStaticNavigation(Root);
