import type { FirstCalls } from '../app/firstCalls.ts';
import { rewriteTexts } from './writeFirstFigures.ts';

/**
 * Sends the calls that the screen of the address begins with, for a customer with a token. `place` is the pattern of
 * the address and the calls, separated by spaces; `~symbol~` in a call stands for `:symbol` in the pattern.
 */
export function startFirstCalls(calls: FirstCalls, place: string): void {
  const [pattern = '', ...paths] = place.split(' ').filter(Boolean);
  try {
    const token = localStorage.getItem('token');
    if (token === null) return;
    const valueOf = parametersOf(pattern);
    for (const path of paths)
      send(calls, `/api${fill(path, (name) => encodeURIComponent(valueOf(name)))}`, token);
  } catch {
    // Blocked storage, or an address that cannot be decoded: the app sends the calls itself.
  }
}

/** Writes the parameters of the address into the page, which was rendered without knowing them. */
export function writeParameters(place: string): void {
  try {
    const valueOf = parametersOf(place.split(' ')[0] ?? '');
    rewriteTexts(document.body, (text) => fill(text, valueOf));
  } catch {
    // An address that cannot be decoded.
  }
}

/** The values of the address by the names in its pattern. Throws for an address that cannot be decoded. */
function parametersOf(pattern: string): (name: string) => string {
  const names = pattern.split('/');
  const values = location.pathname.split('/').map(decodeURIComponent);
  return (name) => values[names.indexOf(`:${name}`)] ?? '';
}

function fill(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(/~(\w+)~/g, (_, name: string) => valueOf(name));
}

function send(calls: FirstCalls, address: string, token: string): void {
  const language = document.documentElement.lang;
  const controller = new AbortController();
  const request = new Request(address, {
    headers: { token, 'accept-language': language },
    signal: controller.signal,
  });
  const answer = fetch(request).then(
    (response) => ({ response, at: performance.now() }),
    () => null,
  );
  calls.set(request.url, { token, language, answer, stop: () => controller.abort() });
}
