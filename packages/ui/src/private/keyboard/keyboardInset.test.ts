import { expect, it } from 'vitest';
import { measureKeyboardInset } from './keyboardInset.ts';

const whole = { height: 640, offsetTop: 0, scale: 1 };
const phone = { height: 640, visualViewport: whole, tallest: 640, fontSize: 16 };
const free = { covered: 0, isShort: false, isTight: false };

it.each([
  ['no keyboard', {}, free],
  [
    'a page made shorter',
    { height: 340, visualViewport: { ...whole, height: 340 } },
    { isShort: true },
  ],
  [
    'a page covered',
    { visualViewport: { ...whole, height: 340 } },
    { covered: 300, isShort: true },
  ],
  [
    'a page covered and pushed up',
    { visualViewport: { ...whole, height: 340, offsetTop: 120 } },
    { covered: 180, isShort: true },
  ],
  [
    'a tall phone’s',
    { height: 560, visualViewport: { ...whole, height: 560 }, tallest: 844 },
    { isShort: true },
  ],
  [
    'the browser’s own bar',
    { height: 740, visualViewport: { ...whole, height: 740 }, tallest: 844 },
    {},
  ],
  ['a pinch', { visualViewport: { height: 320, offsetTop: 200, scale: 2 } }, {}],
  ['text of 200 %', { fontSize: 32 }, {}],
  [
    'text of 200 % above a keyboard',
    { height: 340, visualViewport: { ...whole, height: 340 }, fontSize: 32 },
    { isShort: true, isTight: true },
  ],
])('%s', (_what, screen, inset) => {
  expect(measureKeyboardInset({ ...phone, ...screen })).toEqual({ ...free, ...inset });
});
