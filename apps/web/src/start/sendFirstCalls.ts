import { requestTimeoutMs } from '@corro/domain';
import { type FirstCalls, firstCallKey } from '../app/fetchUnlessSent.ts';

/**
 * Sends the first calls of the address, if there is a token. `place` is the pattern of the address
 * and the calls, separated by spaces. `~symbol~` in a call stands for `:symbol` in the pattern; a
 * body follows its path, and makes the call a POST. A call with the prefix `portfolio:` waits until
 * the config, the first call, announces this extension.
 */
export function sendFirstCalls(calls: FirstCalls, place: string): void {
  const [pattern = '', ...written] = place.split(' ').filter(Boolean);
  try {
    const token = localStorage.getItem('token');
    if (token === null) return;
    const valueOf = parametersOf(pattern);
    const waiting: { readonly extension: string; readonly begin: () => void }[] = [];
    for (const call of written) {
      const [, extension, path = '', body = ''] = /^(?:([\w.]+):)?([^{]*)(.*)$/.exec(call) ?? [];
      const filled = path.replaceAll(/~(\w+)~/g, (_, name: string) =>
        encodeURIComponent(valueOf(name)),
      );
      const begin = () => send(calls, { address: `/api${filled}`, body, token });
      if (extension === undefined) begin();
      else waiting.push({ extension, begin });
    }
    const [config] = calls.values();
    if (waiting.length === 0 || config === undefined) return;
    void config.answer.then(async (answer) => {
      const announced = await announcedIn(answer?.response.clone());
      for (const { extension, begin } of waiting) if (announced.includes(extension)) begin();
    });
  } catch {
    // Blocked storage or an undecodable address: the app sends the calls itself.
  }
}

/**
 * Searches the undecoded config for the extensions. A wrong match costs one call, and the app
 * ignores the answer to it.
 */
async function announcedIn(config: Response | undefined): Promise<readonly string[]> {
  try {
    const entries: unknown = JSON.parse((await config?.text()) ?? '');
    const [, list = ''] =
      /"tag":"extensions"[^}]*"value":"([^"]*)"/.exec(JSON.stringify(entries)) ?? [];
    return list.split(/[\s,]+/);
  } catch {
    return [];
  }
}

/** Parameters of the address. Throws if it cannot be decoded. */
function parametersOf(pattern: string): (name: string) => string {
  const names = pattern.split('/');
  const values = location.pathname.split('/').map(decodeURIComponent);
  return (name) => values[names.findIndex((one) => one.replace('?', '') === `:${name}`)] ?? '';
}

interface Sent {
  readonly address: string;
  /** Empty for a GET. */
  readonly body: string;
  readonly token: string;
}

function send(calls: FirstCalls, { address, body, token }: Sent): void {
  const language = document.documentElement.lang;
  const controller = new AbortController();
  const request = new Request(address, {
    headers: {
      token,
      'accept-language': language,
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === '' ? {} : { method: 'POST', body }),
    signal: controller.signal,
  });
  // The app may never take this call over, so the call has a timeout of its own.
  const timeout = setTimeout(() => controller.abort(), requestTimeoutMs);
  const answer = fetch(request).then(
    (response) => {
      clearTimeout(timeout);
      return { response, at: performance.now() };
    },
    () => null,
  );
  calls.set(firstCallKey(request.url, body), {
    token,
    language,
    answer,
    stop: () => controller.abort(),
  });
}
