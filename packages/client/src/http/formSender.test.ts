import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFormByXhr } from './formSender.ts';

/** The part of XMLHttpRequest that an upload uses, because Node has none. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers: [string, string][] = [];
  opened: string[] = [];
  sent: unknown = null;
  status = 0;
  responseType = '';
  response = new ArrayBuffer();
  answered: Record<string, string> = {};
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  end(event: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text: string) {
    this.status = status;
    this.response = new TextEncoder().encode(text).buffer;
    this.end('load');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

function begin(signal?: AbortSignal) {
  const form = new FormData();
  form.set('file', new File(['abc'], 'photo.png'));
  const init = {
    method: 'POST',
    body: form,
    headers: { token: 'token-1' },
    ...(signal && { signal }),
  };
  const request = new Request('http://upstream.test/api/stock/success/upload', init);
  const onProgress = vi.fn();
  return { answered: sendFormByXhr({ request, form, onProgress }), onProgress, form };
}

describe('sendFormByXhr', () => {
  it('sends the form with the token, and leaves its type to the browser', () => {
    const { form } = begin();
    const { opened, headers, sent } = FakeXhr.last;
    expect(opened).toEqual(['POST', 'http://upstream.test/api/stock/success/upload']);
    expect(headers).toEqual([['token', 'token-1']]);
    expect(sent).toBe(form);
  });

  it('reports the sent bytes', () => {
    const { onProgress } = begin();
    FakeXhr.last.progress(50, 200);
    FakeXhr.last.progress(200, 200);
    expect(onProgress.mock.calls).toEqual([
      [50, 200],
      [200, 200],
    ]);
  });

  it('answers like fetch, with the simulation header', async () => {
    const { answered } = begin();
    FakeXhr.last.answered = { 'x-corro-simulated': 'true' };
    FakeXhr.last.answer(400, '{"msg":"logout"}');
    const response = await answered;
    expect(response.status).toBe(400);
    expect(response.headers.get('x-corro-simulated')).toBe('true');
    expect(response.headers.has('retry-after')).toBe(false);
    expect(await response.json()).toEqual({ msg: 'logout' });
  });

  it('answers without a body for statuses that have none', async () => {
    const { answered } = begin();
    FakeXhr.last.answer(204, '');
    expect((await answered).status).toBe(204);
  });

  it('rejects when the network fails', async () => {
    const { answered } = begin();
    FakeXhr.last.end('error');
    await expect(answered).rejects.toThrow(TypeError);
  });

  it('is stopped by the signal, and rejects with its reason', async () => {
    const controller = new AbortController();
    const { answered } = begin(controller.signal);
    controller.abort(new Error('late'));
    await expect(answered).rejects.toThrow('late');
  });

  it('ignores the signal after the answer', async () => {
    const controller = new AbortController();
    const { answered } = begin(controller.signal);
    FakeXhr.last.answer(200, '{}');
    await answered;
    const stopped = vi.spyOn(FakeXhr.last, 'abort');
    controller.abort();
    expect(stopped).not.toHaveBeenCalled();
  });

  it('does not start if the signal has already aborted', async () => {
    const { answered } = begin(AbortSignal.abort());
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.last.sent).toBeNull();
  });
});
