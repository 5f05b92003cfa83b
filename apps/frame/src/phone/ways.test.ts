import { expect, test } from 'vitest';
import { asWholePage, framed, wayOn } from './ways.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const tablet =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const here = {
  userAgent: mac,
  maxTouchPoints: 0,
  hasFinePointer: true,
  cookies: '',
  isFramed: false,
};
const sell = new URL('https://corro.example/a?type=sell');

test('the mark is added to other parameters', () => {
  expect(framed(sell).href).toBe('https://corro.example/a?type=sell&framed=');
  expect(asWholePage(sell).href).toBe('https://corro.example/a?type=sell&device=app');
  expect(framed(new URL('https://corro.example/?framed')).href).toBe(
    'https://corro.example/?framed=',
  );
});

test.each([
  ['an iPad that says it is a Mac', { ...here, maxTouchPoints: 5, hasFinePointer: false }],
  ['an iPad with a trackpad', { ...here, maxTouchPoints: 5 }],
  [
    'an Android tablet that asks for desktop pages',
    { ...here, userAgent: tablet, maxTouchPoints: 5, hasFinePointer: false },
  ],
])('%s goes on to the app', (_name, at) => {
  expect(wayOn(sell, at)?.href).toBe('https://corro.example/a?type=sell&device=app');
});

test.each(['corro-locale=es; corro-device=frame', '__Host-corro-device=frame; corro-locale=es'])(
  'an iPad stays where its owner chose the desktop page: %s',
  (cookies) => {
    expect(wayOn(sell, { ...here, maxTouchPoints: 5, cookies })).toBeNull();
  },
);

test.each([
  ['a Mac', here],
  ['a computer without a mouse', { ...here, hasFinePointer: false }],
  ['a PC with a screen that takes fingers', { ...here, userAgent: windows, maxTouchPoints: 10 }],
])('%s stays', (_name, at) => {
  expect(wayOn(sell, at)).toBeNull();
});

test('the phone shows the app, never this page again', () => {
  const inPhone = { ...here, maxTouchPoints: 5, isFramed: true };
  expect(wayOn(sell, inPhone)?.href).toBe('https://corro.example/a?type=sell&framed=');
});
