import { answer, createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { endAtServer } from './endAtServer.ts';

const route = 'POST /stock/success/v2/session/logout';
const configRoute = 'GET /v2/config';
const announced = answer.ok({ rows: [{ tag: 'extensions', value: 'sessions' }], count: 1 });
const second = 1000;
const network = new EventTarget();

it('stops after any answer of the server', async () => {
  for (const answered of [answer.ok(), answer.logout(), answer.unauthorized()]) {
    const { upstream, ended, ...parts } = createTestApi({ [route]: answered });
    const tried: boolean[] = [];
    await endAtServer({ ...parts, network }, 'token-0', (isEnded) => tried.push(isEnded));
    expect(tried).toEqual([true]);
    expect(upstream.callsTo(route).map(({ headers }) => headers['token'])).toEqual(['token-0']);
    // Only the old session ends; the session that is open now stays.
    expect(ended).toEqual([]);
  }
});

it('retries with growing pauses until the server answers', async () => {
  const { upstream, clock, api } = createTestApi({
    [route]: [answer.offline(), answer.refusal('busy'), answer.html(502), answer.ok()],
    [configRoute]: announced,
  });
  const tried: boolean[] = [];
  void endAtServer({ api, clock, network }, 'token-0', (isEnded) => tried.push(isEnded));
  await clock.advance(5 * second - 1);
  expect(tried).toEqual([false]);
  await clock.advance(1);
  expect(tried).toEqual([false, false]);
  await clock.advance(10 * second);
  expect(tried).toEqual([false, false, false]);
  await clock.advance(20 * second);
  expect(tried).toEqual([false, false, false, true]);
  await clock.advance(3600 * second);
  expect(upstream.callsTo(route)).toHaveLength(4);
});

it('stops if the server has no logout call', async () => {
  const { upstream, api, clock } = createTestApi({
    [route]: answer.html(404),
    [configRoute]: answer.ok({ rows: [], count: 0 }),
  });
  const tried: boolean[] = [];
  await endAtServer({ api, clock, network }, 'token-0', (isEnded) => tried.push(isEnded));
  expect(tried).toEqual([true]);
  expect(upstream.callsTo(route)).toHaveLength(1);
});

it('retries immediately when the network returns', async () => {
  const { clock, api } = createTestApi({
    [route]: [answer.offline(), answer.ok()],
    [configRoute]: announced,
  });
  const tried: boolean[] = [];
  const ended = endAtServer({ api, clock, network }, 'token-0', (isEnded) => tried.push(isEnded));
  await clock.advance(second);
  expect(tried).toEqual([false]);
  network.dispatchEvent(new Event('online'));
  await ended;
  expect(tried).toEqual([false, true]);
  expect(clock.pending()).toBe(0);
});
