import { createFakeStorage } from '@corro/testing';
import { createStorage, type Services } from '@corro/web';
import type { StoryScenario } from './StoryScenario.ts';

const publicAddress = /^\/(login|register|forgot-password)\b/;

/**
 * Screens that show an introduction on the first visit. Their stories skip it by default; a story
 * of the introduction stores an empty list of seen products.
 */
const productAddress = /^\/(block-trading|ipo|qip|fund-investment|forex|futures|treasury-debt)$/;
const allProducts = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'];

/** The storage of a scenario. */
export function deviceWith({
  at,
  ending,
  stored = {},
  room,
}: StoryScenario): ReturnType<typeof createStorage> {
  const kept = createFakeStorage(room === undefined ? {} : { room });
  const storage = createStorage(() => kept);
  if (!publicAddress.test(at ?? '/login') || ending !== undefined)
    storage.write('token', 'token-1');
  if (productAddress.test(pathOf(at))) storage.write('seen_products', JSON.stringify(allProducts));
  for (const [key, value] of Object.entries(stored)) {
    if (value === undefined) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `entries` has string keys
    storage.write(key as keyof typeof stored, value);
  }
  return storage;
}

function pathOf(at: string | null): string {
  return new URL(at ?? '/', 'https://app.test').pathname;
}

/** Ends the session of the device as the customer's previous visit ended it. */
export async function endSession(
  { session }: Services,
  ending: NonNullable<StoryScenario['ending']>,
): Promise<void> {
  const actor = await session.actor();
  const events = {
    expired: [{ type: 'EXPIRE' }],
    'logged-out': [{ type: 'ASK_TO_LEAVE' }, { type: 'LOG_OUT' }],
    'logged-out-here': [
      { type: 'ASK_TO_LEAVE' },
      { type: 'LOG_OUT' },
      { type: 'LOGOUT_TRIED', isEnded: false },
    ],
    'other-tab': [{ type: 'TOKEN_CHANGED', token: null }],
  } as const;
  for (const event of events[ending]) actor.send(event);
}
