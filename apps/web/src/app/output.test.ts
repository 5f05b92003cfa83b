import { expect, it, vi } from 'vitest';
import { isEmbedded, shareOrCopy } from './output.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

it.each([
  ['Safari on iOS', `${iPhone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${android}) ${chrome}`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', false],
  ['a web view of Android', `${android}; wv) ${chrome}`, true],
  ['a web view of iOS', `${iPhone} (KHTML, like Gecko) Mobile/15E148`, true],
  ['Facebook', `${android}) ${chrome} [FB_IAB/FB4A;FBAV/490.0]`, true],
  ['WhatsApp', `${android}) ${chrome} WhatsApp/2.24`, true],
])('%s is part of another app: %s, %s', (_, userAgent, isIt) => {
  expect(isEmbedded(userAgent)).toBe(isIt);
});

it.each([
  [null, 1],
  [async () => undefined, 0],
  [() => Promise.reject(new DOMException('closed', 'AbortError')), 0],
  [() => Promise.reject(new DOMException('blocked by the web view', 'NotAllowedError')), 1],
  [() => Promise.reject(new DOMException('an earlier one is open', 'InvalidStateError')), 1],
  [() => Promise.reject(new TypeError('not implemented')), 1],
])('copies what cannot be shared (%#)', async (share, copies) => {
  const copy = vi.fn(async () => undefined);
  await shareOrCopy('text', share, copy);
  expect(copy).toHaveBeenCalledTimes(copies);
});
