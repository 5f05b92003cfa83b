import { getConfig, logOut, type Clock, type Transport } from '@corro/client';
import { outcomeOf } from '../outcomeOf.ts';

/** First and longest pause between tries, in milliseconds; the pause doubles after each try. */
const [firstPauseMs, longestPauseMs] = [5000, 300_000];

interface LogoutParts {
  readonly api: Transport;
  readonly clock: Clock;
  /** Dispatches `online`. */
  readonly network: EventTarget;
}

/**
 * Ends the session of a token at the server. Retries until it succeeds or the page closes, and
 * immediately when the network returns. The token is in memory only, so the next page cannot retry.
 *
 * @param onTried called after each try with whether the session has ended
 */
export async function endAtServer(
  { api, clock, network }: LogoutParts,
  token: string,
  onTried: (isEnded: boolean) => void,
): Promise<void> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    const isOver = await endOnce(api, token);
    onTried(isOver);
    if (isOver) return;
    await nextChance(clock, network, pause);
  }
}

/**
 * True if the session has ended. A server without a logout call has nothing to end: its session is
 * over when the app forgets the token.
 */
async function endOnce(api: Transport, token: string): Promise<boolean> {
  const { kind } = await outcomeOf(() => logOut(api, token));
  if (kind === 'done') return true;
  const config = await outcomeOf(() => getConfig(api));
  return config.kind === 'done' && !config.value.extensions.includes('sessions');
}

/** Waits for the pause or until the network returns. */
function nextChance(clock: Clock, network: EventTarget, pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clock.clearTimeout(timer);
      network.removeEventListener('online', go);
      resolve();
    };
    const timer = clock.setTimeout(go, pause);
    network.addEventListener('online', go, { once: true });
  });
}
