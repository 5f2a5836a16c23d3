import '@expo/metro-runtime';
import './start';
import { registerRootComponent } from 'expo';

import { App } from './app';

registerRootComponent(App);
