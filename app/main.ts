import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';
import { Platform } from 'react-native';

import { App } from './app';
import { sqliteStarts } from './start';

const show = () => registerRootComponent(App);

// A browser reads what `App` needs only now: SQLite starts in a worker meanwhile, and not after it.
// A phone wants to know at once what to show.
if (Platform.OS === 'web') void sqliteStarts.then(show);
else show();
