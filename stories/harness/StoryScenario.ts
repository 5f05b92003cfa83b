import type { Script } from '@corro/testing';
import type { createServices, Settings, StoredKey } from '@corro/web';

/** How a story's app is set up. Defaults are what most customers have. */
export interface StoryScenario {
  /**
   * The address with its query. A signed-out address is shown signed out; null is what any address shows
   * until the app is loaded, `device-warning` what it shows an unknown device.
   */
  readonly at: string | null;
  /** The address that replaces a signed-out one while a customer is logged in. */
  readonly loggedIn?: string;
  /** What the upstream answers, by `METHOD /path`. A call without a script breaks the protocol. */
  readonly upstream?: Readonly<Record<string, Script>>;
  /** Whether the upstream says that it honours idempotency keys. False by default. */
  readonly honoursKeys?: boolean;
  /** `standing`: a fake clock at `fakeNow` that the harness advances; `running`: the browser's own. */
  readonly clock?: 'standing' | 'running';
  /** What the device stores. A customer's token is added by itself. */
  readonly stored?: Readonly<Partial<Record<StoredKey, string>>>;
  /** The storage quota in characters; unlimited by default. */
  readonly room?: number;
  /** How the session before this visit ended. */
  readonly ending?: 'expired' | 'logged-out' | 'logged-out-here' | 'other-tab';
  /** The passkeys of the device; by default its browser has none. */
  readonly passkeys?: Parameters<typeof createServices>[0]['passkeys'];
  /** Whether the browser is part of another app, which neither prints nor saves files. */
  readonly isEmbedded?: boolean;
  /** The settings in the page; a demo in Spanish by default. */
  readonly settings?: Partial<Settings>;
}

/** The operator of a real Corro, not a demo; its upstream answers with `answer.real`. */
export const operator = {
  name: 'Corro Casa de Bolsa, S. A. de C. V.',
  regulator: 'CNBV',
  licence: '0000-000',
} as const;
