import { demoCustomer, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, sandboxAt } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';

// Uploads of photos run at the same time as the verification that uses them, on a Postgres with many connections.

/** A GIF of one white pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await sandboxAt(await newDatabase('photos'), Date.now());
  const { phone: user, password } = demoCustomer;
  const login = { user, password };
  token = (await call<{ token: string }>(sandbox, '/stock/user/login', null, login)).data.token;
});
afterAll(() => sandbox.close());

async function upload(): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(gif)], 'foto.gif'));
  const init = { method: 'POST', headers: { token }, body: form };
  const response = await sandbox.fetch(new Request('http://any/api/stock/success/upload', init));
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/**
 * Uploads photos one after the other. The test runs two such series at once: a customer may have at
 * most two uploads in progress.
 */
async function uploads(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await upload();
}

async function isThere(url: string): Promise<boolean> {
  const response = await sandbox.fetch(new Request(`http://any${url}`, { headers: { token } }));
  return response.headers.get('content-type') === 'image/jpeg';
}

test('one of many concurrent verifications succeeds and keeps its photos', async () => {
  const [front, back] = [await upload(), await upload()];
  const path = '/stock/success/autonomy/add';
  const name = { real_name: 'Nombre Apellido', id_number: 'A1234567' };
  const body = { ...name, id_number_img: front, id_number_img_two: back };
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => call(sandbox, path, token, body))),
    // Each upload deletes the oldest unused photos.
    uploads(10),
    uploads(10),
  ]);
  const kept = await Promise.all([isThere(front), isThere(back)]);
  const count = (data: unknown) => answers.filter((answer) => answer.data === data).length;
  // Either the verification comes first and its photos stay, or the uploads delete the photos and
  // the verification fails.
  const isVerified = count(null) === 1 && count('already-verified') === 19;
  expect(isVerified || count('not-found') === 20).toBe(true);
  expect(kept).toEqual([isVerified, isVerified]);
});
