import { type FormSender, getImage, Refusal, TimedOut, uploadImage } from '@corro/client';
import { describe, expect, it, vi } from 'vitest';
import { answer, createTestApi, rejection } from './index.ts';

const uploadRoute = 'POST /stock/success/upload';
const uploaded = answer.ok({ url: '/api/files/1' });
const photo = new File(['abc'], 'photo.png', { type: 'image/png' });

/** Reports upload progress as a browser does: nothing, half, all; then answers. */
const reportingSender: FormSender = async ({ onProgress }) => {
  onProgress(0, 200);
  onProgress(100, 200);
  onProgress(200, 200);
  return uploaded.respond(new AbortController().signal);
};

describe('an upload', () => {
  it('sends multipart form data', async () => {
    const { api, upstream } = createTestApi({ [uploadRoute]: uploaded });
    await expect(uploadImage(api, photo)).resolves.toEqual({ url: '/api/files/1' });
    const form = upstream.calls[0]?.body;
    const sent = form instanceof FormData ? form.get('file') : null;
    expect(sent).toMatchObject({ name: 'photo.png', type: 'image/png', size: 3 });
    expect(upstream.calls[0]?.headers).toMatchObject({ token: 'token-1' });
  });

  it('reports its progress', async () => {
    const { api } = createTestApi({}, { sendForm: reportingSender });
    const seen: number[] = [];
    await uploadImage(api, photo, { onProgress: (fraction) => seen.push(fraction) });
    expect(seen).toEqual([0.5, 1]);
  });

  it('times out half a minute after the last progress', async () => {
    let move: () => void;
    const { api, clock } = createTestApi(
      {},
      {
        sendForm: ({ request, onProgress }) => {
          move = () => onProgress(1, 2);
          return answer.stall().respond(request.signal);
        },
      },
    );
    const failed = rejection(uploadImage(api, photo));
    await clock.advance(29_999);
    move!();
    await clock.advance(29_999);
    expect(clock.pending()).toBe(1);
    await clock.advance(1);
    expect(await failed).toBeInstanceOf(TimedOut);
  });

  it('stops when its caller aborts', async () => {
    const { api, upstream } = createTestApi({ [uploadRoute]: answer.stall() });
    const caller = new AbortController();
    const failed = rejection(uploadImage(api, photo, { signal: caller.signal }));
    await vi.waitFor(() => expect(upstream.calls).toHaveLength(1));
    caller.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
    expect(upstream.calls[0]?.signal.aborted).toBe(true);
  });

  it('is refused with the code of the upstream, and tried once', async () => {
    const { api, upstream } = createTestApi({ [uploadRoute]: answer.refusal('too-large') });
    expect(await rejection(uploadImage(api, photo))).toEqual(new Refusal('too-large'));
    expect(upstream.calls).toHaveLength(1);
  });
});

describe('an image', () => {
  const imageRoute = 'GET /files/1';
  const bytes = new Blob(['jpeg'], { type: 'image/jpeg' });

  it('an image is read at its address with the token', async () => {
    const { api, upstream } = createTestApi({ [imageRoute]: answer.image(bytes) });
    const read = await getImage(api, '/api/files/1');
    expect([read.type, await read.text()]).toEqual(['image/jpeg', 'jpeg']);
    expect(upstream.calls[0]?.headers).toMatchObject({ token: 'token-1' });
  });

  it('an image is read from other hosts without the token', async () => {
    const requests: Request[] = [];
    const { api } = createTestApi(
      {},
      {
        fetch: (request) => {
          requests.push(request);
          return answer.image(bytes).respond(request.signal);
        },
      },
    );
    await getImage(api, 'https://images.test/1.jpg');
    await getImage(api, 'http://upstream.test.images.test/1.jpg');
    expect(requests.map(({ url }) => url)).toEqual([
      'https://images.test/1.jpg',
      'http://upstream.test.images.test/1.jpg',
    ]);
    expect(requests.map(({ headers }) => headers.get('token'))).toEqual([null, null]);
  });

  it('an image of another customer is refused like a missing one', async () => {
    const { api } = createTestApi({ [imageRoute]: answer.refusal('not-found') });
    expect(await rejection(getImage(api, '/api/files/1'))).toEqual(new Refusal('not-found'));
  });

  it.each([
    ['refused because the session has ended', answer.logout(), { kind: 'session-ended' }],
    ['a page', answer.html(), { reason: 'not-json' }],
    ['a page with HTTP 404', answer.html(404), { reason: 'not-json' }],
    ['empty', answer.nothing(), { reason: 'empty' }],
    ['an envelope without an image', answer.ok('jpeg'), { reason: 'bad-data' }],
  ])('an image is rejected when it is %s', async (_what, scripted, error) => {
    const { api } = createTestApi({ [imageRoute]: scripted }, { readTries: 1 });
    expect(await rejection(getImage(api, '/api/files/1'))).toMatchObject(error);
  });

  it('an image is read again when the network fails', async () => {
    const { api, upstream, clock } = createTestApi({
      [imageRoute]: [answer.offline(), answer.image(bytes)],
    });
    const read = getImage(api, '/api/files/1');
    await clock.advance(1000);
    expect((await read).size).toBe(4);
    expect(upstream.calls).toHaveLength(2);
  });
});
