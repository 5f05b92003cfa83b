/** Shows the app's screens in stories. The app itself starts in `start/main.tsx`. */
export { createServices, type ServiceParts } from './app/createServices.ts';
export type { Services } from './app/services.ts';
export type { Settings } from './app/settings.ts';
export { showAt, type LoadedApp } from './start/showAt.tsx';
export { createStorage, type StoredKey } from './app/storage/storage.ts';
