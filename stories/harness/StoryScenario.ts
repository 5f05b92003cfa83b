import type { Script } from '@corro/testing';
import type { createServices, Settings, StoredKey } from '@corro/web';

/** How a story's app is set up. The defaults suit most customers. */
export interface StoryScenario {
  /**
   * The address with its query. A signed-out address is shown signed out. Null shows the page
   * before the app is loaded; `device-warning` shows the page for an unknown device.
   */
  readonly at: string | null;
  /** The address that replaces a signed-out address while a customer is logged in. */
  readonly loggedIn?: string;
  /**
   * Answers of the upstream, by `METHOD /path`. A call without a script fails as a protocol error.
   */
  readonly upstream?: Readonly<Record<string, Script>>;
  /** Whether the upstream announces that it honours idempotency keys. False by default. */
  readonly honoursKeys?: boolean;
  /** `standing`: a fake clock at `fakeNow` that the harness advances; `running`: the browser's own. */
  readonly clock?: 'standing' | 'running';
  /** Data that the device stores. A signed-in scenario adds the customer's token. */
  readonly stored?: Readonly<Partial<Record<StoredKey, string>>>;
  /** The storage quota in characters; unlimited by default. */
  readonly room?: number;
  /** How the session before this visit ended. */
  readonly ending?: 'expired' | 'logged-out' | 'logged-out-here' | 'other-tab';
  /** The passkeys of the device; by default the browser does not support passkeys. */
  readonly passkeys?: Parameters<typeof createServices>[0]['passkeys'];
  /**
   * Whether the page is open in a browser inside another app. Such a browser cannot print or save
   * files.
   */
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
