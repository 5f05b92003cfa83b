import type { Script } from '@corro/testing';
import type { Settings, StoredKey } from '@corro/web';

/** What a story's app stands on. Whatever is left out is as for most customers. */
export interface Scene {
  /**
   * The address that is shown, with its query. A public one is shown to a visitor; null is what any
   * address shows until the app is there, `device-warning` what it shows an unknown device.
   */
  readonly at: string | null;
  /** A customer's address that takes the place of a public one while somebody is logged in. */
  readonly loggedIn?: string;
  /** What the upstream answers, by `METHOD /path`. A call without a script breaks the protocol. */
  readonly upstream?: Readonly<Record<string, Script>>;
  /** Whether the upstream honours order keys, and says so. Not unless given. */
  readonly honoursKeys?: boolean;
  /** `standing` at `fakeNow` until the stage lets time pass, or the browser's own. */
  readonly clock?: 'standing' | 'running';
  /** What the device keeps. A customer's token is there without being named. */
  readonly stored?: Readonly<Partial<Record<StoredKey, string>>>;
  /** How many characters the device has room for; without end unless given. */
  readonly room?: number;
  /** How the session before this visit ended. */
  readonly ending?: 'expired' | 'logged-out' | 'other-tab';
  /** What the server says in the page: a demo in Spanish alone, unless given. */
  readonly settings?: Partial<Settings>;
}

/** The operator of a Corro that is no demo; its upstream answers by `answer.real`. */
export const operator = {
  name: 'Corro Casa de Bolsa, S. A. de C. V.',
  regulator: 'CNBV',
  licence: '0000-000',
} as const;
