import { createSessionCalls, createTransport, systemClock } from '@corro/client';
import { createFlag } from './flag.ts';
import type { Services } from './services.ts';
import { createSession } from './session.ts';
import type { Settings } from './settings.ts';
import type { SafeStorage } from './storage.ts';

export interface ServiceParts {
  readonly settings: Settings;
  readonly storage: SafeStorage;
}

/** Builds what the app acts through. */
export function createServices({ settings, storage }: ServiceParts): Services {
  const isDemo = settings.operator === null;
  const simulated = createFlag(isDemo);
  const transport = createTransport({
    baseUrl: '/api',
    fetch: (request) => fetch(request),
    token: () => session.state().token,
    clock: systemClock,
    onSessionEnd: () => void session.actor().then((actor) => actor.send({ type: 'EXPIRE' })),
    onSimulated: (seen) => simulated.set(isDemo || seen),
  });
  const sessionCalls = createSessionCalls(transport);
  const session = createSession({ storage, sessionCalls });
  return { transport, sessionCalls, session, clock: systemClock, storage, settings, simulated };
}
