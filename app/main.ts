// Modules run when something of them is first used; parts can be fetched only once this one has.
import 'expo';
import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';
import { Platform } from 'react-native';

import { App } from './app';
import { bringAhead } from './navigation/otherScreens';
import { lastGame } from './platform/lastGame';
import { startPath } from './platform/startPath';
import { linkedSession, sqliteStarts } from './start';

// Whoever comes by a link waits for another screen than the first.
const session = linkedSession;
if (startPath() !== '/') {
  const last = lastGame();
  bringAhead(last?.session === session ? last?.game : undefined);
}

const show = () => registerRootComponent(App);

// A browser reads what `App` needs only now: SQLite starts in a worker meanwhile, and not after it.
// A phone wants to know at once what to show.
if (Platform.OS === 'web') void sqliteStarts.then(show);
else show();
