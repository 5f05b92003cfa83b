import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Timeout in milliseconds. The hardest challenge takes about 15 s. */
const timeoutMs = 60_000;

/**
 * Solves an ALTCHA challenge, given as JSON: returns the payload for the next try, or null on
 * timeout. Web Crypto derives the keys off the main thread. Rejects on a page without TLS, unless
 * its host is localhost: elsewhere browsers offer Web Crypto only with TLS.
 */
export async function solve(text: string, signal: AbortSignal): Promise<string | null> {
  const challenge: Challenge = JSON.parse(text);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: timeoutMs });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
