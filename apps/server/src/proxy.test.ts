import { afterEach, expect, test, vi } from 'vitest';
import { createProxy } from './proxy.ts';

/** Answers never, until whoever asks has enough of it. */
const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

afterEach(() => vi.restoreAllMocks());

function call(body: FormData | string) {
  return new Request('http://localhost/api/stock/success/upload', { method: 'POST', body });
}

test.each([
  ['a call', '{"count":1}', 15_000],
  ['an upload', new FormData(), 300_000],
])('%s may take its time, and no longer', async (_what, body, expected) => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const answered = createProxy('http://upstream.test', never)(call(body));
  controller.abort();
  expect(timeout).toHaveBeenCalledWith(expected);
  expect((await answered).status).toBe(504);
});
