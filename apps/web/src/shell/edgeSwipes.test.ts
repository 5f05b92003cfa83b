import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBackSwipe, listenToEdgeSwipes, type SwipePage } from './edgeSwipes.ts';

test.each([
  ['across from the very edge', { x: 0, y: 400 }, { x: 61, y: 400, time: 499 }, true],
  ['starting just under 40 px', { x: 39, y: 400 }, { x: 100, y: 400, time: 100 }, true],
  ['rising as it goes', { x: 10, y: 400 }, { x: 110, y: 320, time: 200 }, true],
  ['starting at 40 px', { x: 40, y: 400 }, { x: 140, y: 400, time: 100 }, false],
  ['no more than 60 px long', { x: 10, y: 400 }, { x: 70, y: 400, time: 100 }, false],
  ['taking 500 ms', { x: 10, y: 400 }, { x: 110, y: 400, time: 500 }, false],
  ['more down than across', { x: 10, y: 400 }, { x: 80, y: 480, time: 100 }, false],
  ['towards the edge', { x: 39, y: 400 }, { x: 0, y: 400, time: 100 }, false],
])('spec §2 left-edge swipe: %s', (_what, from, to, isBack) => {
  expect(isBackSwipe({ ...from, time: 0 }, to)).toBe(isBack);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Event);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A page in which a finger moves from 5 px to 165 px. Each page of the history has a state of its
 * own.
 */
function openPage() {
  const pages = [{ page: 1 }, { page: 2 }, { page: 3 }];
  const goBack = () => void pages.pop();
  const page = Object.assign(new EventTarget(), {
    history: {
      get state() {
        return pages.at(-1);
      },
    },
  });
  listenToEdgeSwipes(page satisfies SwipePage, goBack);
  const touch = (type: string, x: number, timeStamp: number) => {
    const points = [{ clientX: x, clientY: 400 }];
    const event = new Event(type);
    const touches = type === 'touchend' ? [] : points;
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    page.dispatchEvent(Object.assign(event, { touches, changedTouches: points }));
  };
  return {
    left: () => pages.length,
    cancel: () => page.dispatchEvent(new Event('touchcancel')),
    browserGoesBack: goBack,
    start: () => touch('touchstart', 5, 0),
    move: (count: number) => {
      for (let at = 1; at <= count; at += 1)
        touch('touchmove', 5 + (160 * at) / count, (100 * at) / count);
    },
    end: () => touch('touchend', 165, 100),
  };
}

test.each([1, 2, 30])('goes back by one page after %i moves', async (moves) => {
  const page = openPage();
  page.start();
  page.move(moves);
  page.end();
  await vi.runAllTimersAsync();
  expect(page.left()).toBe(2);
});

test.each([1, 2, 30])(
  'does not go back itself if the browser goes back during %i moves',
  async (moves) => {
    const page = openPage();
    page.start();
    page.move(moves);
    page.browserGoesBack();
    page.end();
    await vi.runAllTimersAsync();
    expect(page.left()).toBe(2);
  },
);

test.each([0, 30, 200])(
  'does not go back itself if the browser goes back %i ms later',
  async (ms) => {
    const page = openPage();
    page.start();
    page.move(1);
    page.end();
    await vi.advanceTimersByTimeAsync(ms);
    page.browserGoesBack();
    await vi.runAllTimersAsync();
    expect(page.left()).toBe(2);
  },
);

test('ignores a touch that the browser takes over', async () => {
  const page = openPage();
  page.start();
  page.move(3);
  page.cancel();
  page.browserGoesBack();
  page.end();
  await vi.runAllTimersAsync();
  expect(page.left()).toBe(2);
});
