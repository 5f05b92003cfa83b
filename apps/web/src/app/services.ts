import type { Clock, SessionCalls, Transport } from '@corro/client';
import { createContext, use } from 'react';
import type { ActorOptions } from './actors.ts';
import type { BooleanStore } from './booleanStore.ts';
import type { Session } from './session/session.ts';
import type { Settings } from './settings.ts';
import type { SafeStorage } from './storage/storage.ts';

/**
 * What every screen acts through, visitors' screens included. Everything that reaches outside of
 * the app is in here; what only customers need comes by `useClient` and `useQueries`.
 */
export interface Services {
  readonly transport: Transport;
  readonly sessionCalls: SessionCalls;
  readonly session: Session;
  readonly clock: Clock;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
  readonly settings: Settings;
  /** Whether the money is play money: no operator is set, or an answer said so. */
  readonly simulated: BooleanStore;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices is called outside of the app.');
  return services;
}
