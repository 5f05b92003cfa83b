import { describe, expect, it } from 'vitest';
import { choose, heavy, jpeg, openRealName } from './realName.fixture.ts';

const noImage = { type: 'application/pdf', bytes: 1000 };
const timedOut = { kind: 'failed', failure: 'timeout' } as const;
const notAnImage = { kind: 'refused', code: 'not-an-image', values: {} } as const;

describe('a photo', () => {
  it('is made ready, uploaded with its progress, and there', async () => {
    const flow = openRealName();
    const front = () => flow.view().photos.front;
    flow.send(choose('front', 'f1'));
    expect(front()).toMatchObject({ phase: 'preparing', key: 'f1' });
    expect(flow.prepared).toEqual([{ side: 'front', key: 'f1' }]);
    await flow.ready(jpeg);
    expect(front()).toMatchObject({ phase: 'uploading', percent: 0 });
    flow.uploads[0]?.onProgress(40);
    expect(front().percent).toBe(40);
    await flow.arrive({ kind: 'done', value: { url: '/f' } });
    expect(front()).toMatchObject({ phase: 'uploaded', percent: 100 });
    expect(flow.view().photos.back.phase).toBe('empty');
  });

  it('of more than 5 MB is taken, if it is made smaller', async () => {
    const flow = openRealName();
    flow.send(choose('front', 'f1', heavy));
    await flow.ready(jpeg);
    expect(flow.view().photos.front.phase).toBe('uploading');
  });

  it('that cannot be made smaller is not uploaded', async () => {
    const flow = openRealName();
    flow.send(choose('front', 'f1', heavy));
    await flow.ready(heavy);
    expect(flow.view()).toMatchObject({ waitsForPhotos: false });
    expect(flow.view().photos.front).toMatchObject({
      phase: 'empty',
      key: null,
      problem: { code: 'image-too-large', field: 'photo' },
    });
    expect(flow.uploads).toEqual([]);
  });

  it('that is not an image is refused, and the previous one stays', async () => {
    const flow = openRealName();
    await flow.upload('back', '/b');
    flow.send(choose('back', 'b2', noImage));
    expect(flow.view().photos.back).toMatchObject({
      phase: 'uploaded',
      key: '/b',
      problem: { code: 'not-an-image' },
    });
    expect(flow.prepared).toHaveLength(1);
  });

  it('is sent again by itself, without the other', async () => {
    const flow = openRealName();
    await flow.upload('back', '/b');
    flow.send(choose('front', 'f1'));
    await flow.ready(jpeg);
    await flow.arrive(timedOut);
    expect(flow.view().photos.front).toMatchObject({
      phase: 'failed',
      failure: 'timeout',
      canRetry: true,
    });
    expect(flow.view().waitsForPhotos).toBe(false);
    flow.send({ type: 'RETRY', side: 'front' });
    await flow.ready(jpeg);
    expect(flow.uploads.map(({ key }) => key)).toEqual(['/b', 'f1', 'f1']);
    await flow.arrive({ kind: 'done', value: { url: '/f' } });
    expect(flow.view().photos.front).toMatchObject({ phase: 'uploaded', failure: null });
  });

  it('that is refused is not offered again, unless the upstream was busy', async () => {
    const flow = openRealName();
    for (const [code, canRetry] of [
      ['not-an-image', false],
      ['busy', true],
    ] as const) {
      flow.send(choose('front', code));
      await flow.ready(jpeg);
      await flow.arrive({ ...notAnImage, code });
      expect(flow.view().photos.front).toMatchObject({ phase: 'failed', canRetry });
    }
  });

  it('gives way to another choice, whose progress alone counts', async () => {
    const flow = openRealName();
    flow.send(choose('front', 'f1'));
    await flow.ready(jpeg);
    flow.send(choose('front', 'f2'));
    expect(flow.uploads[0]?.signal.aborted).toBe(true);
    await flow.ready(jpeg);
    flow.uploads[0]?.onProgress(90);
    expect(flow.view().photos.front).toMatchObject({ phase: 'uploading', key: 'f2', percent: 0 });
  });

  it('is one of two, each with a progress and a retry of its own', async () => {
    const flow = openRealName();
    for (const side of ['front', 'back'] as const) {
      flow.send(choose(side, 'same'));
      await flow.ready(jpeg);
    }
    flow.uploads[0]?.onProgress(40);
    expect(flow.view().photos).toMatchObject({ front: { percent: 40 }, back: { percent: 0 } });
    flow.uploads[1]?.onProgress(90);
    expect(flow.view().photos).toMatchObject({ front: { percent: 40 }, back: { percent: 90 } });
    await flow.arrive(timedOut);
    flow.send({ type: 'RETRY', side: 'front' });
    expect(flow.view().photos).toMatchObject({
      front: { phase: 'uploading', canRetry: false },
      back: { phase: 'failed', canRetry: true },
    });
    flow.send({ type: 'RETRY', side: 'back' });
    expect(flow.view().photos.back).toMatchObject({ phase: 'preparing', failure: null });
  });

  it('of one side that is not an image says nothing of the other', () => {
    const flow = openRealName();
    flow.send(choose('back', 'b1', noImage));
    expect(flow.view().photos).toMatchObject({
      front: { problem: null },
      back: { problem: { code: 'not-an-image' } },
    });
  });
});
