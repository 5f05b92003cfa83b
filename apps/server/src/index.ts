export { createServer, type CorroServer, type ServerParts } from './createServer.ts';
export { buildWhatIsStale } from './build.ts';
export { listen, type Listening } from './listen.ts';
export { readSettings, SettingsError, type Operator, type Settings } from './settings.ts';
export type { Clock, Upstream } from './upstream.ts';
