import type { Clock, Transport } from '@corro/client';
import { createContext, use } from 'react';
import type { ActorOptions } from './actors.ts';
import type { BooleanStore } from './booleanStore.ts';
import type { PasskeyDevice } from './device.ts';
import type { Session } from './session/session.ts';
import type { Settings } from './settings.ts';
import type { SafeStorage } from './storage/storage.ts';

/** How something leaves the app: onto paper, to another app, into a file. */
export interface Output {
  /** Opens the browser's print dialog; null in a browser without one. */
  readonly print: (() => void) | null;
  /** Hands text to an app of the customer's choice; null where the browser cannot. Rejects when none was chosen. */
  readonly share: ((text: string) => Promise<void>) | null;
  /** Saves a file; null where the browser saves none. */
  readonly save: ((name: string, content: Blob) => void) | null;
}

/**
 * What every screen acts through, signed-out screens included. Everything that reaches outside of
 * the app is in here. Signed-in screens have the api at once, by `useApi`.
 */
export interface Services {
  /** What every call takes first. Rejects when its chunk cannot be had; asking again tries again. */
  readonly loadApi: () => Promise<Transport>;
  readonly session: Session;
  readonly clock: Clock;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
  readonly settings: Settings;
  /** Whether the money is play money: the server knew so, or an answer said so. */
  readonly simulated: BooleanStore;
  /** Whether the browser has passkeys for this page. */
  readonly hasPasskeys: () => boolean;
  /** The passkeys of the device. Rejects when its chunk cannot be had. */
  readonly loadPasskeys: () => Promise<PasskeyDevice>;
  /** Makes the device shake for so many milliseconds, where it can. */
  readonly vibrate: (milliseconds: number) => void;
  /** Replaces how something leaves the app, for Storybook; null: by the device. Read by `useOutput`. */
  readonly output: Output | null;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices is called outside of the app.');
  return services;
}
