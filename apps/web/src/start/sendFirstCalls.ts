import { requestTimeoutMs } from '@corro/domain';
import { type FirstCall, type FirstCalls, firstCallKey } from '../app/fetchUnlessSent.ts';

/**
 * Sends the first calls of the address, if there is a token. `place` is the pattern of the address
 * and the calls, separated by spaces. `~symbol~` in a call stands for `:symbol` in the pattern; a
 * body follows its path, and makes the call a POST. A call with the prefix `portfolio:` waits until
 * the config, the first call, announces this extension, unless the stored config of the last start
 * does. `~1.0.stock~` stands for the member `stock` of the first row in the answer to the second
 * call, for which the call waits.
 */
export function sendFirstCalls(calls: FirstCalls, place: string): void {
  const [pattern = '', ...templates] = place.split(' ').filter(Boolean);
  try {
    const token = localStorage.getItem('token');
    if (token === null) return;
    const valueOf = parametersOf(pattern);
    const answers: FirstCall['answer'][] = [];
    const parsed: Record<string, Promise<unknown>> = {};
    // Copies the answer as soon as it arrives, because the app reads the answer itself.
    const answerTo = (call: string) => (parsed[call] ??= parse(answers[Number(call)]));
    const announcedBefore = announcedIn(localStorage.getItem('figures') ?? '');
    for (const template of templates) {
      const [, extension, path = '', body = ''] =
        /^(?:([\w.]+):)?([^{]*)(.*)$/.exec(template) ?? [];
      const address = path.replaceAll(/~(\w+)~/g, (_, name: string) =>
        encodeURIComponent(valueOf(name)),
      );
      const begin = (filled: string) => send(calls, { address: `/api${filled}`, body, token });
      const [, source, member = ''] = /~(\d+)\.\d+\.(\w+)~/.exec(address) ?? [];
      if (extension !== undefined && announcedBefore.includes(extension)) {
        void begin(address);
      } else if (extension !== undefined) {
        void answerTo('0').then((config) => {
          if (announcedIn(JSON.stringify(config)).includes(extension)) void begin(address);
        });
      } else if (source === undefined) {
        answers.push(begin(address));
      } else {
        void answerTo(source).then((answer) => {
          const filled = fillFromRow(address, listWith(member, answer));
          if (filled !== null) void begin(filled);
        });
      }
    }
  } catch {
    // Blocked storage or an undecodable address: the app sends the calls itself.
  }
}

/**
 * Searches a config for the extensions: the undecoded answer, or the one that the app has stored. A
 * wrong match costs one call, and the app ignores the answer to it.
 */
function announcedIn(config: string): readonly string[] {
  const [, list = ''] = /"extensions"(?:,[^}]*"value")?:"([^"]*)"/.exec(config) ?? [];
  return list.split(/[\s,]+/);
}

/** Null if the call failed, or the answer is not JSON. */
async function parse(call: FirstCall['answer'] | undefined): Promise<unknown> {
  try {
    const read = await call;
    return (await read?.response.clone().json()) ?? null;
  } catch {
    return null;
  }
}

type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Returns the first list in an answer whose rows have the member; empty if there is none. */
function listWith(member: string, value: unknown): readonly Row[] {
  if (!isRow(value)) return [];
  const inside = Object.values(value).filter(isRow);
  if (Array.isArray(value) && inside.some((row) => member in row)) return inside;
  for (const part of inside) {
    const list = listWith(member, part);
    if (list.length > 0) return list;
  }
  return [];
}

/** Fills members of a row, or of an object in the row; null if one is missing. */
function fillFromRow(address: string, rows: readonly Row[]): string | null {
  let isComplete = true;
  const filled = address.replaceAll(/~\d+\.(\d+)\.(\w+)~/g, (_, at: string, member: string) => {
    const row = rows[Number(at)] ?? {};
    const parts = [row, ...Object.values(row)].map((part) => isRow(part) && part[member]);
    const text = parts.find((part) => typeof part === 'string' && part !== '');
    isComplete &&= text !== undefined;
    return encodeURIComponent(String(text));
  });
  return isComplete ? filled : null;
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

function send(calls: FirstCalls, { address, body, token }: Sent): FirstCall['answer'] {
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
  const key = firstCallKey(request.url, body);
  if (calls.has(key)) return Promise.resolve(null);
  // A call that the app has not taken over by then would keep its connection.
  setTimeout(() => {
    if ((calls.get(key) ?? null) === null) return;
    calls.delete(key);
    controller.abort();
  }, requestTimeoutMs);
  const answer = fetch(request).then(
    (response) => ({ response, at: performance.now() }),
    () => null,
  );
  calls.set(key, { token, language, answer, stop: () => controller.abort() });
  return answer;
}
