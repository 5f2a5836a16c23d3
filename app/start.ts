import { freshStart } from './platform/freshStart';
import { keepLook, lastLook } from './platform/lastLook';
import { ownDatabase } from './platform/ownDatabase';
import { expoDisk } from './storage/expoDisk';
import { createAppStore } from './store/appStore';

export const store = createAppStore({
  disk: expoDisk,
  ownDatabase,
  freshStart,
  lastLook,
  keepLook,
  now: () => Date.now(),
  newId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
});

// Before the screens are so much as read: SQLite takes its time to start, and does so beside them.
void store.getState().open();
