import { describe, expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { choose, heavy, jpeg, openRealName } from './realName.fixture.ts';

const pdf = { type: 'application/pdf', bytes: 1000 };

/** A verification with a front photo being uploaded. */
async function openUpload(facts = jpeg) {
  const flow = openRealName();
  flow.send(choose('front', 'f1', facts));
  await flow.answerPrepare(jpeg);
  return { ...flow, front: () => flow.view().photos.front };
}

describe('a photo', () => {
  it('is prepared and uploaded with progress', async () => {
    const flow = openRealName();
    const front = () => flow.view().photos.front;
    flow.send(choose('front', 'f1'));
    expect(front()).toMatchObject({ phase: 'preparing', key: 'f1' });
    expect(flow.prepared).toEqual([{ side: 'front', key: 'f1' }]);
    await flow.answerPrepare(jpeg);
    expect(front()).toMatchObject({ phase: 'uploading', percent: 0 });
    flow.uploads[0]?.onProgress(40);
    expect(front().percent).toBe(40);
    await flow.answerUpload({ kind: 'done', value: { url: '/f' } });
    expect(front()).toMatchObject({ phase: 'uploaded', percent: 100 });
    expect(flow.view().photos.back.phase).toBe('empty');
  });

  it('is uploaded if a heavy one can be shrunk', async () => {
    const flow = await openUpload(heavy);
    expect(flow.front().phase).toBe('uploading');
  });

  it('is removed if a heavy one cannot be shrunk', async () => {
    const flow = openRealName();
    flow.send(choose('front', 'f1', heavy));
    await flow.answerPrepare(heavy);
    const problem = { code: 'image-too-large', field: 'photo' };
    expect(flow.view()).toMatchObject({
      waitsForPhotos: false,
      photos: { front: { phase: 'empty', key: null, problem } },
    });
    expect(flow.uploads).toEqual([]);
  });

  it('stays when the customer chooses a file that is not an image, and only its side reports the problem', async () => {
    const flow = openRealName();
    await flow.upload('back', '/b');
    flow.send(choose('back', 'b2', pdf));
    expect(flow.view().photos).toMatchObject({
      front: { problem: null },
      back: { phase: 'uploaded', key: '/b', problem: { code: 'not-an-image' } },
    });
    expect(flow.prepared).toHaveLength(1);
  });

  it('is retried without the other one', async () => {
    const flow = openRealName();
    await flow.upload('back', '/b');
    flow.send(choose('front', 'f1'));
    await flow.answerPrepare(jpeg);
    await flow.answerUpload(timedOut);
    const failed = { phase: 'failed', failure: 'timeout', canRetry: true };
    expect(flow.view()).toMatchObject({ waitsForPhotos: false, photos: { front: failed } });
    flow.send({ type: 'RETRY', side: 'front' });
    await flow.answerPrepare(jpeg);
    expect(flow.uploads.map(({ key }) => key)).toEqual(['/b', 'f1', 'f1']);
    await flow.answerUpload({ kind: 'done', value: { url: '/f' } });
    expect(flow.view().photos.front).toMatchObject({ phase: 'uploaded', failure: null });
  });

  it.each([
    ['not-an-image', false],
    ['busy', true],
  ])('can be retried after the refusal %s: %s', async (code, canRetry) => {
    const flow = await openUpload();
    await flow.answerUpload(refusedCall(code));
    expect(flow.front()).toMatchObject({ phase: 'failed', canRetry });
  });

  it('is replaced by another choice, including its progress', async () => {
    const flow = await openUpload();
    flow.send(choose('front', 'f2'));
    expect(flow.uploadSignals[0]?.aborted).toBe(true);
    await flow.answerPrepare(jpeg);
    flow.uploads[0]?.onProgress(90);
    expect(flow.front()).toMatchObject({ phase: 'uploading', key: 'f2', percent: 0 });
  });

  it('has its own progress and retry, even with the same key', async () => {
    const flow = openRealName();
    for (const side of ['front', 'back'] as const) {
      flow.send(choose(side, 'same'));
      await flow.answerPrepare(jpeg);
    }
    flow.uploads[0]?.onProgress(40);
    flow.uploads[1]?.onProgress(90);
    expect(flow.view().photos).toMatchObject({ front: { percent: 40 }, back: { percent: 90 } });
    await flow.answerUpload(timedOut);
    flow.send({ type: 'RETRY', side: 'front' });
    expect(flow.view().photos).toMatchObject({
      front: { phase: 'uploading', canRetry: false },
      back: { phase: 'failed', canRetry: true },
    });
    flow.send({ type: 'RETRY', side: 'back' });
    expect(flow.view().photos.back).toMatchObject({ phase: 'preparing', failure: null });
  });
});
