import { getConfig, logOut, type Clock, type Transport } from '@corro/client';
import { outcomeOf } from '../outcomeOf.ts';

/** The pause after the first try that failed, and the longest: each is twice as long as the one before. */
const [firstPauseMs, longestPauseMs] = [5000, 300_000];

interface LogoutParts {
  readonly api: Transport;
  readonly clock: Clock;
  /** Says `online` when the network is back. */
  readonly network: EventTarget;
}

/**
 * Has the server end the session of a token, and tries again until it has, as long as the page is there; at once when
 * the network is back. The token is only in memory and is gone with the page.
 *
 * @param onTried told after each try whether the session has ended
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

/** Asks once. A session that the server has no call for ends with the token in memory. */
async function endOnce(api: Transport, token: string): Promise<boolean> {
  const { kind } = await outcomeOf(() => logOut(api, token));
  if (kind === 'done') return true;
  const config = await outcomeOf(() => getConfig(api));
  return config.kind === 'done' && !config.value.extensions.includes('sessions');
}

/** Waits, no longer than until the browser says that the network is back. */
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
