import { describe, expect, it } from 'vitest';
import { choose, form, jpeg, openRealName } from './realName.fixture.ts';

const submit = { type: 'SUBMIT', form } as const;
const done = { kind: 'done', value: null } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;
const refused = { kind: 'refused', code: 'invalid-verification', values: {} } as const;

async function withBoth() {
  const flow = openRealName();
  await flow.upload('front', '/f');
  await flow.upload('back', '/b');
  return flow;
}

describe('the form', () => {
  it('is sent once of two taps, with the addresses of the photos, and is then under review', async () => {
    const flow = await withBoth();
    flow.send(submit, submit);
    expect(flow.view()).toMatchObject({ status: 'none', busy: true });
    expect(flow.sent).toEqual([
      {
        kind: 'passport',
        name: 'Nombre Apellido',
        idNumber: 'A1234567',
        frontUrl: '/f',
        backUrl: '/b',
      },
    ]);
    await flow.answer(done);
    expect(flow.view()).toMatchObject({ status: 'pending', busy: false });
    expect(flow.told.changes).toBe(1);
    flow.send({ type: 'STATUS', status: 'approved' });
    expect(flow.view().status).toBe('approved');
  });

  it('says all that is missing, and no more once it is mended', () => {
    const flow = openRealName();
    flow.send({ type: 'SUBMIT', form: { ...form, name: '', idNumber: ' ' } });
    const fields = () => flow.view().problems.map(({ field }) => field);
    expect(fields()).toEqual(['name', 'idNumber', 'front', 'back']);
    flow.send({ type: 'EDIT', field: 'name' }, choose('back', 'b1'));
    expect(fields()).toEqual(['idNumber', 'front']);
    expect(flow.sent).toEqual([]);
  });

  it('waits for a photo that is on its way', async () => {
    const flow = openRealName();
    await flow.upload('front', '/f');
    flow.send(choose('back', 'b1'), submit);
    expect(flow.view()).toMatchObject({ waitsForPhotos: true, busy: false, problems: [] });
    await flow.ready(jpeg);
    flow.send(submit);
    expect(flow.sent).toEqual([]);
    await flow.arrive({ kind: 'done', value: { url: '/b' } });
    expect(flow.view().waitsForPhotos).toBe(false);
    flow.send(submit);
    expect(flow.sent).toHaveLength(1);
  });

  it('stays with its photos when it is refused, and can be sent again', async () => {
    const flow = await withBoth();
    flow.send(submit);
    await flow.answer(refused);
    expect(flow.view()).toMatchObject({ refusal: refused, photos: { front: { key: '/f' } } });
    expect(flow.told.changes).toBe(1);
    flow.send({ type: 'EDIT', field: 'idNumber' });
    expect(flow.view().refusal).toBeNull();
    flow.send(submit);
    expect(flow.sent).toHaveLength(2);
  });

  it('reads the verification where no answer came, and believes what it says', async () => {
    const flow = await withBoth();
    flow.send(submit);
    await flow.answer(timedOut);
    expect(flow.view()).toMatchObject({ status: 'none', failure: 'timeout' });
    expect(flow.told.changes).toBe(1);
    flow.send({ type: 'STATUS', status: 'pending' });
    expect(flow.view().status).toBe('pending');
  });

  it('never holds the number', async () => {
    const flow = await withBoth();
    flow.send({ type: 'SUBMIT', form: { ...form, name: '' } });
    expect(flow.persisted()).not.toContain('A1234567');
    flow.send(submit);
    await flow.answer(timedOut);
    expect(flow.persisted()).not.toContain('A1234567');
  });
});

describe('what the upstream says', () => {
  it.each([
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    [{ unknown: '7' }, 'unknown'],
  ] as const)('%j is %s, and nothing can be sent', (status, shown) => {
    const flow = openRealName(status);
    flow.send(choose('front', 'f1'), submit);
    expect(flow.view()).toMatchObject({ status: shown, photos: { front: { key: null } } });
    expect(flow.prepared).toEqual([]);
  });

  it('starts again with nothing where a review came to nothing', async () => {
    const flow = await withBoth();
    flow.send({ type: 'STATUS', status: 'pending' }, { type: 'STATUS', status: 'none' });
    expect(flow.view()).toMatchObject({ status: 'none', photos: { front: { phase: 'empty' } } });
  });

  it('leads to an empty form after a rejection', async () => {
    const flow = await withBoth();
    flow.send({ type: 'STATUS', status: 'pending' }, { type: 'STATUS', status: 'rejected' });
    flow.send({ type: 'START_AGAIN' });
    expect(flow.view()).toMatchObject({ status: 'none', photos: { front: { phase: 'empty' } } });
  });

  it('keeps the form where it says none once more', async () => {
    const flow = await withBoth();
    flow.send({ type: 'STATUS', status: 'none' });
    expect(flow.view().photos.front.phase).toBe('uploaded');
  });
});
