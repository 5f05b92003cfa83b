import {
  createSessionCalls,
  createTransport,
  sendFormByXhr,
  systemClock,
  type ClientOptions,
} from '@corro/client';
import { createBooleanStore } from './booleanStore.ts';
import type { ActorOptions } from './actors.ts';
import type { Services } from './services.ts';
import { createSession } from './session/session.ts';
import type { Settings } from './settings.ts';
import type { SafeStorage } from './storage/storage.ts';

export interface ServiceParts {
  readonly settings: Settings;
  readonly storage: SafeStorage;
  /** Stands in for the browser's own network and clock where the app is looked at without them. */
  readonly wire?: Partial<
    Pick<ClientOptions, 'baseUrl' | 'fetch' | 'sendForm' | 'clock' | 'readTries'>
  >;
  /** Who looks on while the machines run. */
  readonly inspect?: ActorOptions['inspect'];
}

/** Builds what the app acts through. */
export function createServices(parts: ServiceParts): Services {
  const { settings, storage, wire = {}, inspect } = parts;
  const { clock = systemClock } = wire;
  const actors = inspect === undefined ? { clock } : { clock, inspect };
  const isDemo = settings.operator === null;
  const simulated = createBooleanStore(isDemo);
  const transport = createTransport({
    baseUrl: '/api',
    fetch: (request) => fetch(request),
    // Who stands in for the network stands in for its uploads.
    sendForm: wire.fetch === undefined ? sendFormByXhr : undefined,
    token: () => session.state().token,
    ...wire,
    clock,
    onSessionEnd: () => void session.actor().then((actor) => actor.send({ type: 'EXPIRE' })),
    onSimulated: (seen) => simulated.set(isDemo || seen),
  });
  const sessionCalls = createSessionCalls(transport);
  const session = createSession({ storage, sessionCalls, actors });
  return { transport, sessionCalls, session, clock, actors, storage, settings, simulated };
}
