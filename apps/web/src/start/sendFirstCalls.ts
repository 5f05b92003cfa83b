import { requestTimeoutMs } from '@corro/domain';
import type { FirstCalls } from '../app/fetchUnlessSent.ts';

/**
 * Sends the first calls of the address, if there is a token. `place` is the pattern of the address
 * and the calls, separated by spaces; `~symbol~` in a call stands for `:symbol` in the pattern.
 */
export function sendFirstCalls(calls: FirstCalls, place: string): void {
  const [pattern = '', ...paths] = place.split(' ').filter(Boolean);
  try {
    const token = localStorage.getItem('token');
    if (token === null) return;
    const valueOf = parametersOf(pattern);
    for (const path of paths) {
      const filled = path.replaceAll(/~(\w+)~/g, (_, name: string) =>
        encodeURIComponent(valueOf(name)),
      );
      send(calls, `/api${filled}`, token);
    }
  } catch {
    // Blocked storage or an undecodable address: the app sends the calls itself.
  }
}

/** Parameters of the address. Throws if it cannot be decoded. */
function parametersOf(pattern: string): (name: string) => string {
  const names = pattern.split('/');
  const values = location.pathname.split('/').map(decodeURIComponent);
  return (name) => values[names.indexOf(`:${name}`)] ?? '';
}

function send(calls: FirstCalls, address: string, token: string): void {
  const language = document.documentElement.lang;
  const controller = new AbortController();
  const request = new Request(address, {
    headers: { token, 'accept-language': language },
    signal: controller.signal,
  });
  // Aborts a call that the app never requests.
  const timeout = setTimeout(() => controller.abort(), requestTimeoutMs);
  const answer = fetch(request).then(
    (response) => {
      clearTimeout(timeout);
      return { response, at: performance.now() };
    },
    () => null,
  );
  calls.set(request.url, { token, language, answer, stop: () => controller.abort() });
}
