/**
 * What the stories need to show the app's screens without a browser's address, network and
 * storage. The app itself starts in `boot/main.tsx`.
 */
export { createServices, type ServiceParts } from './boot/createServices.ts';
export type { Services } from './boot/services.ts';
export type { Settings } from './boot/settings.ts';
export { showAt, type Shown } from './boot/showAt.tsx';
export { createStorage, type StoredKey } from './boot/storage.ts';
