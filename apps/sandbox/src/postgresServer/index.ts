export { isOpen, postgresPrograms, type PostgresPrograms } from './programs.ts';
export { stopOrphan } from './orphan.ts';
export {
  freePort,
  initialise,
  launch,
  serverUser,
  type ServerSettings,
  type ServerUser,
} from './server.ts';
