import { afterEach, expect, test, vi } from 'vitest';
import { fetchUnlessSent, type FirstCalls } from './fetchUnlessSent.ts';

const address = 'http://corro.test/api/v2/config';

function request(headers: Record<string, string> = {}, init: RequestInit = {}): Request {
  return new Request(address, {
    headers: { token: 'T', 'accept-language': 'es', ...headers },
    ...init,
  });
}

/**
 * A call that the page's script sent, answered with `text` `agoMs` milliseconds ago; null means
 * that the call failed.
 */
function sent(text: string | null, agoMs = 0) {
  let isStopped = false;
  const response = text === null ? null : new Response(text);
  const answer = Promise.resolve(response && { response, at: performance.now() - agoMs });
  const call = { token: 'T', language: 'es', answer, stop: () => (isStopped = true) };
  const calls: FirstCalls = new Map([[address, call]]);
  return { calls, isStopped: () => isStopped };
}

const network = vi.fn(() => Promise.resolve(new Response('network')));
vi.stubGlobal('fetch', network);
afterEach(() => network.mockClear());

const textOf = async (response: Promise<Response>) => (await response).text();

test('takes an answer once', async () => {
  const { calls } = sent('early');
  expect(await textOf(fetchUnlessSent(request(), calls))).toBe('early');
  expect(await textOf(fetchUnlessSent(request(), calls))).toBe('network');
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ['another session', request({ token: 'U' })],
  ['another language', request({ 'accept-language': 'en' })],
  ['another address', new Request(`${address}?page=2`, { headers: { token: 'T' } })],
  ['a call that changes something', request({}, { method: 'POST' })],
])('sends its own call for %s', async (_, asked) => {
  expect(await textOf(fetchUnlessSent(asked, sent('early').calls))).toBe('network');
});

test.each([
  ['was not answered', null, 0],
  ['was answered long ago', 'early', 10_001],
])('sends the call again if it %s', async (_, text, agoMs) => {
  expect(await textOf(fetchUnlessSent(request(), sent(text, agoMs).calls))).toBe('network');
});

const list = (body: string) =>
  request({ 'content-type': 'application/json' }, { method: 'POST', body });

function sentFirstPage(): FirstCalls {
  const [call] = sent('first page').calls.values();
  return new Map(call && [[`${address}{"page":1}`, call]]);
}

test('takes the answer of a list that is read with a body, and only for the same body', async () => {
  expect(await textOf(fetchUnlessSent(list('{"page":2}'), sentFirstPage()))).toBe('network');
  const first = list('{"page":1}');
  expect(await textOf(fetchUnlessSent(first, sentFirstPage()))).toBe('first page');
  expect(await first.text()).toBe('{"page":1}');
});

test('drops the answers that were not taken before a change', async () => {
  const { calls, isStopped } = sent('before the change');
  await fetchUnlessSent(list('{"code":"KO"}'), calls);
  expect(isStopped()).toBe(true);
  expect(await textOf(fetchUnlessSent(request(), calls))).toBe('network');
});

test('aborts the page’s call with its own', async () => {
  const stopper = new AbortController();
  const { calls, isStopped } = sent('early');
  const answer = fetchUnlessSent(request({}, { signal: stopper.signal }), calls);
  stopper.abort();
  await answer;
  expect(isStopped()).toBe(true);
});

test('sends the call if the page has not sent it', async () => {
  expect(await textOf(fetchUnlessSent(request()))).toBe('network');
});
