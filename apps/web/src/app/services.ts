import type { Clock, Transport } from '@corro/client';
import { createContext, use } from 'react';
import type { ActorOptions } from './useFlow.ts';
import type { BooleanStore } from './booleanStore.ts';
import type { Connection } from './connection.ts';
import type { PasskeyDevice } from './device.ts';
import type { Session } from './session/session.ts';
import type { Settings } from './settings.ts';
import type { SafeStorage } from './storage/storage.ts';

/** Ways to get content out of the app: on paper, to another app, as a file. */
export interface Output {
  /** Opens the print dialog; null if the browser has none. */
  readonly print: (() => void) | null;
  /** Rejects if the customer chooses no app; null if the browser cannot share. */
  readonly share: ((text: string) => Promise<void>) | null;
  /** Null if the browser cannot save files. */
  readonly save: ((name: string, content: Blob) => void) | null;
}

/**
 * Everything that reaches outside of the app, for all screens. Signed-in screens also have
 * `useApi`.
 */
export interface Services {
  /** Rejects if the chunk fails; the next call tries again. */
  readonly loadApi: () => Promise<Transport>;
  readonly session: Session;
  readonly clock: Clock;
  /**
   * Start time of the app, in epoch milliseconds. Answers older than this were read before the
   * start.
   */
  readonly startedAt: number;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
  readonly settings: Settings;
  /** IANA name of the zone of the broker's days, such as due dates. */
  readonly timeZone: () => string;
  /** True for play money: by the settings, or once an answer says so. */
  readonly simulated: BooleanStore;
  readonly connection: Connection;
  readonly hasPasskeys: () => boolean;
  /** Rejects if the chunk fails. */
  readonly loadPasskeys: () => Promise<PasskeyDevice>;
  /** Duration in milliseconds. */
  readonly vibrate: (milliseconds: number) => void;
  /** Replaces the device's output in Storybook. Read it by `useOutput`. */
  readonly output: Output | null;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices is called outside of the app.');
  return services;
}
