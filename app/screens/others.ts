/** Every screen but the first: they arrive together, behind it. */
export { PlayScreen } from './play/playScreen';
export { EntryScreen } from './rules/entryScreen';
export { RulesScreen } from './rules/rulesScreen';
export { SettingsScreen } from './settings/settingsScreen';
export { NewGameScreen } from './setUp/newGameScreen';
export { SetUpScreen } from './setUp/setUpScreen';
export { NotFoundScreen } from './shared/notFoundScreen';
export { ToolScreen } from './tools/toolScreen';
export { ToolsScreen } from './tools/toolsScreen';
