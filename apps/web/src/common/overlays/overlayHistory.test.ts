import { expect, test, vi } from 'vitest';
import { enterOverlay, type OverlayPage } from './overlayHistory.ts';

/** A window with one page in its history, as the router left it. */
function createPage() {
  const entries: unknown[] = [{ idx: 3, key: 'k', usr: null }];
  const events = new EventTarget();
  const back = () => {
    entries.pop();
    events.dispatchEvent(new Event('popstate'));
  };
  const page: OverlayPage = {
    history: {
      get state() {
        return entries.at(-1);
      },
      pushState: (state) => void entries.push(state),
      back,
    },
    addEventListener: events.addEventListener.bind(events),
  };
  return { page, entries, back };
}

test('an overlay adds one history entry with the router’s state', () => {
  const { page, entries } = createPage();
  const leave = enterOverlay(page, () => {});
  expect(entries[1]).toEqual({ idx: 4, key: 'k', usr: null, overlay: 1 });
  leave();
  expect(entries).toEqual([{ idx: 3, key: 'k', usr: null }]);
});

test('going back closes the overlay and removes its entry once', () => {
  const { page, entries, back } = createPage();
  const onBack = vi.fn();
  const leave = enterOverlay(page, onBack);
  back();
  leave();
  expect(onBack).toHaveBeenCalledOnce();
  expect(entries).toHaveLength(1);
});

test('the router sees no navigation of an overlay, but sees those to other pages', () => {
  const { page, entries, back } = createPage();
  const router = vi.fn();
  const onBack = vi.fn();
  const leave = enterOverlay(page, () => {});
  // Browsers run the overlay's listener first, in the capture phase. Node's events have no such
  // phase, so this listener is added after the overlay's.
  page.addEventListener('popstate', router);
  leave();
  enterOverlay(page, onBack);
  back();
  expect(onBack).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();

  enterOverlay(page, onBack);
  // Goes back by two entries at once, as a choice in the browser's history menu does.
  entries.splice(
    0,
    2,
    { idx: 2, key: 'j', usr: null },
    { idx: 4, key: 'k', usr: null, overlay: 1 },
  );
  back();
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(router).toHaveBeenCalledOnce();
});

test('going back removes one entry, also after a reload with an open overlay', () => {
  const { page, entries, back } = createPage();
  entries.push({ idx: 4, key: 'k', usr: null, overlay: 1 });
  const leave = enterOverlay(page, () => {});
  back();
  leave();
  expect(entries).toHaveLength(2);
});

test('going back closes only the topmost of two overlays', () => {
  const { page, entries, back } = createPage();
  const below = vi.fn();
  const above = vi.fn();
  const leaveBelow = enterOverlay(page, below);
  const leaveAbove = enterOverlay(page, above);
  back();
  leaveAbove();
  expect(below).not.toHaveBeenCalled();
  expect(above).toHaveBeenCalledOnce();
  leaveBelow();
  expect(entries).toHaveLength(1);
});

test('closing the upper overlay without going back leaves the lower one open', () => {
  const { page, entries, back } = createPage();
  const below = vi.fn();
  const leaveBelow = enterOverlay(page, below);
  enterOverlay(page, () => {})();
  expect(below).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
  back();
  expect(below).toHaveBeenCalledOnce();
  leaveBelow();
  expect(entries).toHaveLength(1);
});

test('a link inside an overlay keeps its target page', () => {
  const { page, entries } = createPage();
  const leave = enterOverlay(page, () => {});
  entries.splice(1, 1, { idx: 4, key: 'l', usr: null });
  leave();
  expect(entries).toHaveLength(2);
});

test('a closed overlay ignores going back', () => {
  const { page, back } = createPage();
  const onBack = vi.fn();
  enterOverlay(page, onBack)();
  back();
  expect(onBack).not.toHaveBeenCalled();
});

test('an overlay stays open if it opens while the browser removes the previous one', () => {
  const { page, entries, back } = createPage();
  const { history } = page;
  const late: OverlayPage = {
    ...page,
    history: {
      get state() {
        return history.state;
      },
      pushState: history.pushState,
      back: () => {},
    },
  };
  const onBack = vi.fn();
  enterOverlay(late, () => {})();
  const leave = enterOverlay(late, onBack);
  back();
  expect(onBack).not.toHaveBeenCalled();
  entries.push({ idx: 4, key: 'k', usr: null, overlay: 1 });
  back();
  expect(onBack).toHaveBeenCalledOnce();
  leave();
});
