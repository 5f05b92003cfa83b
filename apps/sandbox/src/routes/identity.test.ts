import { randomUUID } from 'node:crypto';
import { default as sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;
const grey = { width: 30, height: 20, channels: 3, background: 'grey' } as const;
const photo = new Uint8Array(await sharp({ create: grey }).png().toBuffer());

beforeEach(async () => {
  token = await kit.newcomer();
});

function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'file',
  type = 'image/png',
  fileName = 'foto.png',
): FormData {
  const form = new FormData();
  form.set(name, new File([bytes], fileName, { type }));
  return form;
}

/** A photo, padded with zeros to a size in bytes. */
function padded(size: number): FormData {
  const bytes = new Uint8Array(size);
  bytes.set(photo);
  return formOf(bytes);
}

const upload = (form: FormData | string, by = token) => kit.post('/stock/success/upload', form, by);

/** Uploads a photo and returns its address. */
async function uploaded(by = token): Promise<string> {
  const { body } = await upload(formOf(photo), by);
  return (body as { data: { url: string } }).data.url;
}

/** Requests the address of a photo, as the server returned it. */
const show = (url: string, by?: string) => kit.get(url.replace(/^\/api/, ''), by);

async function whole(by = token) {
  return {
    real_name: 'Nombre Apellido',
    id_number: 'A1234567',
    id_number_img: await uploaded(by),
    id_number_img_two: await uploaded(by),
    id_type: 'passport',
  };
}

const submit = async (request: unknown, by = token) =>
  (await kit.post('/stock/success/autonomy/add', request, by)).body;

const state = async (by = token) => (await kit.get('/stock/success/autonomy/state', by)).body?.data;

describe('a photo', () => {
  test('a photo is served to its owner as a JPEG without caching', async () => {
    const url = await uploaded();
    expect(url).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    const { status, headers, bytes } = await show(url, token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('no-store');
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 30, 20]);
  });

  test.each(['../../etc/passwd', 'x.php', 'a"; filename="b.html', '%2e%2e%2f'])(
    'the file name %j of a photo is ignored, and a download has another one',
    async (fileName) => {
      const { body } = await upload(formOf(photo, 'file', 'image/png', fileName));
      const { url } = Object(body?.data);
      expect(url).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
      const { headers } = await show(url, token);
      expect(headers.get('content-disposition')).toBe('attachment; filename="photo.jpg"');
    },
  );

  test.each(['x', '..', `${randomUUID()}0`, "' or ''='"])(
    'a photo is not found at %s',
    async (id) => {
      expect((await show(`/files/${encodeURIComponent(id)}`, token)).body?.msg).toBe('no');
    },
  );

  test.each(['application/octet-stream', '', 'text/plain'])(
    'a photo is recognised by its bytes, not its type: %j',
    async (type) => {
      const jpeg = new Uint8Array(await sharp(photo).jpeg().toBuffer());
      expect((await upload(formOf(jpeg, 'file', type))).body?.msg).toBe('ok');
    },
  );

  test('has at most 5 MB', async () => {
    expect((await upload(padded(5_242_880))).body?.msg).toBe('ok');
    expect((await upload(padded(5_242_881))).body).toEqual(refusalBody('too-large'));
    expect((await upload(padded(5_400_000))).body).toEqual(refusalBody('too-large'));
  });

  test.each([
    ['too large', () => token, 6, 'no'],
    ['of a session that is over', () => 'unknown', 4, 'logout'],
  ])(
    'a photo with %s is read to its end, so that the sender receives the refusal',
    async (...row) => {
      const [, by, megabytes, msg] = row;
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          if (sent === megabytes) controller.close();
          else controller.enqueue(new Uint8Array(1_000_000));
          sent += 1;
        },
      });
      const headers = {
        token: by(),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(megabytes * 1_000_000),
      };
      const init: RequestInit = { method: 'POST', body, headers, duplex: 'half' };
      const request = new Request('http://sandbox/api/stock/success/upload', init);
      expect(await (await kit.sandbox.fetch(request)).json()).toMatchObject({ msg });
      expect(sent).toBe(megabytes + 1);
    },
  );

  test('a photo is refused if it is not an image or not a file', async () => {
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    expect((await upload(formOf(html))).body).toEqual(refusalBody('not-an-image'));
    const text = new FormData();
    text.set('file', 'foto');
    for (const form of [formOf(photo, 'photo'), text]) {
      const { status, body } = await upload(form);
      expect([status, body]).toEqual([400, refusalBody('bad-request')]);
    }
    expect((await upload('')).body).toEqual(refusalBody('wrong-content-type'));
  });

  test('a photo is deleted after eight more unused photos', async () => {
    const request = await whole();
    await submit(request);
    const oldest = await uploaded();
    kit.advance(1);
    for (let n = 0; n < 7; n++) await uploaded();
    expect((await show(oldest, token)).body).toBeNull();
    kit.advance(1);
    await uploaded();
    expect((await show(oldest, token)).body).toEqual(refusalBody('not-found'));
    // The photos of the verification stay.
    expect((await show(request.id_number_img, token)).body).toBeNull();
    expect((await show(request.id_number_img_two, token)).body).toBeNull();
  });
});

describe('a verification', () => {
  test('a verification is under review for a minute, and then approved', async () => {
    expect(await state()).toBeNull();
    const request = await whole();
    expect(await submit(request)).toEqual({ msg: 'ok', data: null });
    expect(await state()).toEqual({ ...request, status: 1 });
    kit.advance(59_999);
    expect(await state()).toEqual({ ...request, status: 1 });
    expect(await submit(request)).toEqual(refusalBody('already-verified'));
    kit.advance(1);
    expect(await state()).toEqual({ ...request, status: 2 });
    expect(await submit(await whole())).toEqual(refusalBody('already-verified'));
    expect(await state()).toEqual({ ...request, status: 2 });
  });

  test('a verification can be submitted once more after a rejection, which deletes its photos', async () => {
    const first = { ...(await whole()), id_number: 'A1234513' };
    await submit(first);
    kit.advance(60_000);
    expect(await state()).toEqual({ ...first, status: 3 });

    const second = await whole();
    const answers = await Promise.all([submit(second), submit(second)]);
    expect(answers).toContainEqual({ msg: 'ok', data: null });
    expect(answers).toContainEqual(refusalBody('already-verified'));
    expect(await state()).toEqual({ ...second, status: 1 });
    for (let n = 0; n < 8; n++) {
      kit.advance(1);
      await uploaded();
    }
    expect((await show(first.id_number_img, token)).body).toEqual(refusalBody('not-found'));
    expect((await show(second.id_number_img, token)).body).toBeNull();
    kit.advance(60_000);
    expect(await state()).toEqual({ ...second, status: 2 });
  });

  test('a verification does not require the kind of document', async () => {
    const { id_type: _, ...request } = await whole();
    expect(await submit(request)).toEqual({ msg: 'ok', data: null });
    expect(await state()).toEqual({ ...request, id_type: null, status: 1 });
  });

  test.each([
    ['real_name', ' '],
    ['real_name', 7],
    ['real_name', 'x'.repeat(121)],
    ['id_number', ''],
    ['id_number', null],
    ['id_type', 'licence'],
    ['id_number_img', ''],
    ['id_number_img_two', undefined],
  ])('is refused with the %s %j', async (field, value) => {
    const request = { ...(await whole()), [field]: value };
    expect(await submit(request)).toEqual(refusalBody('invalid-verification'));
    expect(await state()).toBeNull();
  });

  test('accepts only the customer’s own photos', async () => {
    const request = await whole();
    const other = await kit.newcomer();
    const theirs = await uploaded(other);
    const elsewhere = 'https://example.invalid/api/files/8d1f';
    for (const address of [theirs, elsewhere, `/api/files/${randomUUID()}`, '/api/files/8d1f']) {
      expect(await submit({ ...request, id_number_img: address })).toEqual(
        refusalBody('not-found'),
      );
      expect(await submit({ ...request, id_number_img_two: address })).toEqual(
        refusalBody('not-found'),
      );
    }
    expect(await state()).toBeNull();
    expect(await submit(request)).toEqual({ msg: 'ok', data: null });
  });
});
