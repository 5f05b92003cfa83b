import { TimedOut } from '@corro/client';
import { createFakeClock } from '@corro/testing';
import { expect, it } from 'vitest';
import { createConnection } from './connection.ts';

const answer = () => Promise.resolve(new Response());
const failure = () => Promise.reject(new TypeError('Failed to fetch'));
const request = (signal?: AbortSignal) =>
  new Request('http://app.test/api', signal ? { signal } : {});

function open(probe: () => Promise<unknown>) {
  const clock = createFakeClock();
  const network = new EventTarget();
  let probes = 0;
  const connection = createConnection({
    clock,
    network,
    probe: () => {
      probes += 1;
      return probe();
    },
  });
  connection.subscribe(() => {});
  const call = async (send: () => Promise<Response>, signal?: AbortSignal) => {
    await connection
      .watch(send)(request(signal))
      .catch(() => undefined);
    await clock.advance(0);
  };
  const hint = async (name: 'online' | 'offline') => {
    network.dispatchEvent(new Event(name));
    await clock.advance(0);
  };
  return { clock, call, hint, isOnline: connection.get, probes: () => probes };
}

it('stays online while calls succeed, whatever the browser reports', async () => {
  const { call, hint, isOnline } = open(answer);
  expect(isOnline()).toBe(true);
  await hint('offline');
  expect(isOnline()).toBe(true);
  await call(answer);
  expect(isOnline()).toBe(true);
});

it('stays online after a single lost or aborted call', async () => {
  const { call, isOnline, probes } = open(answer);
  await call(failure);
  expect(isOnline()).toBe(true);
  expect(probes()).toBe(1);
  await call(failure, AbortSignal.abort(new Error('left')));
  expect(probes()).toBe(1);
});

it.each([
  ['fail', undefined],
  ['time out', AbortSignal.abort(new TimedOut(10_000))],
])('the app is offline when calls %s, although the browser reports nothing', async (_, signal) => {
  const { call, isOnline } = open(failure);
  await call(failure, signal);
  expect(isOnline()).toBe(false);
});

it('the app is offline when no probe is answered for 5 s', async () => {
  const { call, clock, isOnline } = open(() => new Promise(() => {}));
  await call(failure);
  await clock.advance(4999);
  expect(isOnline()).toBe(true);
  await clock.advance(1);
  expect(isOnline()).toBe(false);
});

it('the app is online again after an answered call or probe', async () => {
  let isUp = false;
  const { call, clock, isOnline } = open(() => (isUp ? answer() : failure()));
  await call(failure);
  await call(answer);
  expect(isOnline()).toBe(true);
  await clock.advance(2000);
  expect(isOnline()).toBe(false);
  isUp = true;
  await clock.advance(1999);
  expect(isOnline()).toBe(false);
  await clock.advance(1);
  expect(isOnline()).toBe(true);
});

it('probes at once when the browser reports a network', async () => {
  let isUp = false;
  const { call, hint, isOnline } = open(() => (isUp ? answer() : failure()));
  await call(failure);
  isUp = true;
  await hint('online');
  expect(isOnline()).toBe(true);
});
