export {
  createServer,
  type Clock,
  type CorroServer,
  type ServerParts,
  type Upstream,
} from './createServer.ts';
export { buildWhatIsStale } from './build.ts';
export { listen, type Listening } from './listen.ts';
export { readSettings, SettingsError, type Operator, type Settings } from './settings.ts';
