import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The hardest challenge takes some fifteen seconds; what takes longer than this is not worth it. */
const timeoutMs = 60_000;

/**
 * Solves an ALTCHA challenge, given as JSON: the payload that goes with the next try, or null when it
 * takes too long. The browser derives the keys beside the page's own thread. Rejects where the page
 * is not served over TLS or from this machine, and the browser therefore derives none.
 */
export async function solve(text: string, signal: AbortSignal): Promise<string | null> {
  const challenge: Challenge = JSON.parse(text);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: timeoutMs });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
