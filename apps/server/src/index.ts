export { createServer, type CorroServer, type ServerParts } from './createServer.ts';
export { buildStale } from './build.ts';
export type { StopLimits } from './drain.ts';
export { SettingsError } from './environment.ts';
export { listen, type RunningServer } from './listen.ts';
export { runServer } from './runServer.ts';
export { start } from './start.ts';
export { readSettings, type Operator, type Settings } from './settings.ts';
export type { Clock, Upstream } from './upstream.ts';
