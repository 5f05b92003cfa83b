import { createFakeClock } from '@corro/testing';
import { expect, test } from 'vitest';
import { followVersions } from './newVersions.ts';

const minute = 60_000;

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A page that follows new versions; `install` completes the installation of one. */
function open({ isIdle = true, isWaiting = false, isFirst = false } = {}) {
  const counts = { ready: 0, updates: 0, reloads: 0, messages: 0 };
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: () => void (counts.messages += 1),
  });
  const registration = Object.assign(new EventTarget(), {
    installing: isWaiting ? null : worker,
    waiting: isWaiting ? worker : null,
    active: isFirst ? null : new EventTarget(),
    update: () => {
      counts.updates += 1;
      return Promise.reject(new TypeError('offline'));
    },
  });
  const workers = new EventTarget();
  const page = new FakePage();
  const clock = createFakeClock();
  const stop = followVersions({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a browser can create a whole registration
    registration: registration as unknown as ServiceWorkerRegistration,
    workers,
    page,
    clock,
    isIdle: () => isIdle,
    onReady: () => (counts.ready += 1),
    reload: () => (counts.reloads += 1),
  });
  return {
    counts,
    stop,
    hideFor: async (ms: number) => {
      page.show('hidden');
      await clock.advance(ms);
      page.show('visible');
    },
    install: () => {
      registration.dispatchEvent(new Event('updatefound'));
      worker.state = 'installed';
      registration.installing = null;
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
    },
    replaceVersion: () => workers.dispatchEvent(new Event('controllerchange')),
  };
}

test('a new version is announced, and not applied while the page is visible', async () => {
  const { counts, install, hideFor } = open();
  install();
  await hideFor(9.9 * minute);
  expect(counts).toEqual({ ready: 1, updates: 0, reloads: 0, messages: 0 });
});

test('announces a version that an earlier page left waiting', () => {
  expect(open({ isWaiting: true }).counts.ready).toBe(1);
});

test('takes a waiting version after ten minutes in the background', async () => {
  const { counts, install, hideFor, replaceVersion } = open();
  install();
  await hideFor(10 * minute);
  expect(counts).toMatchObject({ messages: 1, reloads: 0 });
  replaceVersion();
  expect(counts.reloads).toBe(1);
});

test('keeps its version while something is half done, and looks for a newer one', async () => {
  const { counts, install, hideFor } = open({ isIdle: false });
  install();
  await hideFor(600 * minute);
  expect(counts).toEqual({ ready: 1, updates: 1, reloads: 0, messages: 0 });
});

test('looks for a version after ten minutes in the background', async () => {
  const { counts, hideFor, stop } = open();
  await hideFor(minute);
  expect(counts.updates).toBe(0);
  await hideFor(11 * minute);
  expect(counts.updates).toBe(1);
  stop();
  await hideFor(11 * minute);
  expect(counts.updates).toBe(1);
});

test('the first version of a browser replaces nothing', () => {
  const { counts, install, replaceVersion } = open({ isFirst: true });
  install();
  replaceVersion();
  expect(counts).toEqual({ ready: 0, updates: 0, reloads: 0, messages: 0 });
});
