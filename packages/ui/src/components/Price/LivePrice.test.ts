import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivePrice } from './LivePrice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Node', { TEXT_NODE: 3 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A price in elements that record only the tint. */
function createPrice() {
  const attributes = new Map<string, string>();
  const figure = {
    firstChild: null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const price = new LivePrice();
  const cell: unknown = { firstElementChild: figure, lastElementChild: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of an element that are used
  const detach = price.attach(cell as Element);
  const show = (value: string) =>
    price.show({ text: value, value, readAt: null, ageOf: () => null, now: () => 0 });
  show('1');
  return { show, detach, tint: () => attributes.get('data-tint') };
}

it('ends each tint after its own 400 ms, in any order of changes', () => {
  const [first, second, third] = [createPrice(), createPrice(), createPrice()];
  first.show('2');
  vi.advanceTimersByTime(100);
  second.show('0.5');
  vi.advanceTimersByTime(100);
  third.show('2');
  vi.advanceTimersByTime(150);
  first.show('3');
  const tints = () => [first, second, third].map(({ tint }) => tint());
  expect(tints()).toEqual(['rise', 'fall', 'rise']);
  vi.advanceTimersByTime(155);
  expect(tints()).toEqual(['rise', undefined, 'rise']);
  vi.advanceTimersByTime(100);
  expect(tints()).toEqual(['rise', undefined, undefined]);
  vi.advanceTimersByTime(150);
  expect(tints()).toEqual([undefined, undefined, undefined]);
  for (const { detach } of [first, second, third]) detach?.();
});
