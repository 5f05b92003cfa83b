import { describe, expect, it } from 'vitest';
import { doneOutcome, refusedCall, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import { choose, form, jpeg, openRealName } from './realName.fixture.ts';
import { realNameMachine } from './realNameMachine.ts';

const submit = { type: 'SUBMIT', form } as const;
const invalid = refusedCall('invalid-verification');

async function openWithPhotos() {
  const flow = openRealName();
  await flow.upload('front', '/f');
  await flow.upload('back', '/b');
  return flow;
}

describe('the form', () => {
  it('is sent once on a double tap, with the photo addresses, and is then pending', async () => {
    const flow = await openWithPhotos();
    flow.send(submit, submit);
    expect(flow.view()).toMatchObject({ status: 'none', isBusy: true });
    expect(flow.sent).toEqual([{ ...form, frontUrl: '/f', backUrl: '/b' }]);
    await flow.answer(doneOutcome);
    expect(flow.view()).toMatchObject({ status: 'pending', isBusy: false });
    expect(flow.changes()).toBe(1);
    flow.send({ type: 'STATUS', status: 'approved' });
    expect(flow.view().status).toBe('approved');
  });

  it('reports everything that is missing, until it is filled in', () => {
    const flow = openRealName();
    flow.send({ type: 'SUBMIT', form: { ...form, name: '', idNumber: ' ' } });
    const fields = () => flow.view().problems.map(({ field }) => field);
    expect(fields()).toEqual(['name', 'idNumber', 'front', 'back']);
    flow.send({ type: 'EDIT', field: 'name' }, choose('back', 'b1'));
    expect(fields()).toEqual(['idNumber', 'front']);
    expect(flow.sent).toEqual([]);
  });

  it('waits for an upload', async () => {
    const flow = openRealName();
    await flow.upload('front', '/f');
    flow.send(choose('back', 'b1'), submit);
    expect(flow.view()).toMatchObject({ waitsForPhotos: true, isBusy: false, problems: [] });
    await flow.answerPrepare(jpeg);
    flow.send(submit);
    expect(flow.sent).toEqual([]);
    await flow.answerUpload({ kind: 'done', value: { url: '/b' } });
    expect(flow.view().waitsForPhotos).toBe(false);
    flow.send(submit);
    expect(flow.sent).toHaveLength(1);
  });

  it('keeps the photos after a refusal, and can be sent again', async () => {
    const flow = await openWithPhotos();
    flow.send(submit);
    await flow.answer(invalid);
    expect(flow.view()).toMatchObject({ refusal: invalid, photos: { front: { key: '/f' } } });
    expect(flow.changes()).toBe(1);
    flow.send({ type: 'EDIT', field: 'idNumber' });
    expect(flow.view().refusal).toBeNull();
    flow.send(submit);
    expect(flow.sent).toHaveLength(2);
  });

  it('reads the verification after a lost answer, and follows it', async () => {
    const flow = await openWithPhotos();
    flow.send(submit);
    await flow.answer(timedOut);
    expect(flow.view()).toMatchObject({ status: 'none', failure: 'timeout' });
    expect(flow.changes()).toBe(1);
    flow.send({ type: 'STATUS', status: 'pending' });
    expect(flow.view().status).toBe('pending');
  });

  it('never stores the document number', async () => {
    const flow = await openWithPhotos();
    flow.send({ type: 'SUBMIT', form: { ...form, name: '' } });
    expect(flow.persisted()).not.toContain('A1234567');
    flow.send(submit);
    await flow.answer(timedOut);
    expect(flow.persisted()).not.toContain('A1234567');
  });
});

describe('the status', () => {
  it.each([
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    [{ unknown: '7' }, 'unknown'],
  ] as const)('%j is %s and read-only', (status, shown) => {
    const flow = openRealName(status);
    flow.send(choose('front', 'f1'), submit);
    expect(flow.view()).toMatchObject({ status: shown, photos: { front: { key: null } } });
    expect(flow.prepared).toEqual([]);
  });

  it.each([
    ['none', []],
    ['rejected', [{ type: 'START_AGAIN' }]],
  ] as const)('%s after a review leads to an empty form', async (status, events) => {
    const flow = await openWithPhotos();
    flow.send({ type: 'STATUS', status: 'pending' }, { type: 'STATUS', status }, ...events);
    expect(flow.view()).toMatchObject({ status: 'none', photos: { front: { phase: 'empty' } } });
  });

  it('keeps the form when it is unchanged', async () => {
    const flow = await openWithPhotos();
    flow.send({ type: 'STATUS', status: 'none' });
    expect(flow.view().photos.front.phase).toBe('uploaded');
  });
});

it('reaches every state, and every path can end approved', () => {
  const photoEvents = (['front', 'back'] as const).flatMap((side) => {
    const type = (state: string) => `xstate.done.actor.0.realName.none.${side}.${state}`;
    return [
      choose(side, 'k'),
      choose(side, 'k', { type: 'text/plain', bytes: 9 }),
      { type: 'RETRY', side },
      { type: type('preparing'), output: jpeg },
      { type: type('uploading'), output: { kind: 'done', value: { url: '/p' } } },
      { type: type('uploading'), output: timedOut },
    ];
  });
  const type = 'xstate.done.actor.0.realName.none.form.submitting';
  const statuses = ['none', 'pending', 'approved', 'rejected', { unknown: '7' }] as const;
  expect(
    explore(
      realNameMachine,
      {
        input: { status: 'none' },
        events: [
          ...photoEvents,
          submit,
          { type: 'EDIT', field: 'name' },
          { type: 'START_AGAIN' },
          ...[doneOutcome, invalid, timedOut].map((output) => ({ type, output })),
          { type: 'xstate.error.actor.0.realName.none.form.submitting', error: 'defect' },
          ...statuses.map((status) => ({ type: 'STATUS', status })),
        ],
        situation: (context) => context,
        isEnd: (snapshot) => snapshot.matches('approved'),
      },
      ['deciding'],
    ).gaps,
  ).toEqual([]);
});
