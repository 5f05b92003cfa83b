import { expect, test } from 'vitest';
import { ownDevice } from './ownDevice.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${chrome} Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`,
    'Chrome',
    'Android',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/27.0 ${chrome} Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'Linux',
    'computer',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
    'computer',
  ],
  ['node', null, null, null],
])('reads %s', (userAgent, browser, system, device) => {
  expect(ownDevice(userAgent)).toEqual({ browser, system, device });
});
