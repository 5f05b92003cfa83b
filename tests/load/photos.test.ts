import { createSandbox, demoCustomer, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';

// Photos and the verification that uses them, on a real Postgres: it has many connections at once.

/** One white pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  const databaseUrl = await newDatabase('photos');
  const settings = {
    dataDir: '',
    databaseUrl,
    marketFeed: 'simulated' as const,
    marketDataDir: null,
  };
  sandbox = await createSandbox({ settings, clock: Date });
  const { phone: user, password } = demoCustomer;
  const { data } = await send('/user/login', { user, password });
  token = (data as { token: string }).token;
}, 120_000);
afterAll(async () => {
  await sandbox.close();
});

function request(path: string, body?: object): Request {
  const headers = token === undefined ? {} : { token };
  if (body === undefined) return new Request(`http://any/api${path}`, { headers });
  const address = `http://any/api/stock${path}`;
  if (body instanceof FormData) return new Request(address, { method: 'POST', headers, body });
  const json = { ...headers, 'content-type': 'application/json' };
  return new Request(address, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

async function send(path: string, body: object): Promise<{ msg: string; data: unknown }> {
  const response = await sandbox.fetch(request(path, body));
  return response.json();
}

async function upload(): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(gif)], 'foto.gif'));
  const { data } = await send('/success/upload', form);
  return (data as { url: string }).url;
}

/** Uploads photos, two at a time: a customer can have no more under way. */
async function uploads(count: number): Promise<readonly string[]> {
  const half = async (): Promise<readonly string[]> => {
    const urls: string[] = [];
    while (urls.length < count / 2) urls.push(await upload());
    return urls;
  };
  return (await Promise.all([half(), half()])).flat();
}

async function isThere(url: string): Promise<boolean> {
  const response = await sandbox.fetch(request(url.replace('/api', '')));
  return response.headers.get('content-type') === 'image/jpeg';
}

test('of many at once one verifies the name, and its photos stay', async () => {
  const [front, back] = [await upload(), await upload()];
  const asked = {
    real_name: 'Nombre Apellido',
    id_number: 'A1234567',
    id_number_img: front,
    id_number_img_two: back,
  };
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => send('/success/autonomy/add', asked))),
    // Each of these drops the oldest photos that nothing uses.
    uploads(20),
  ]);
  const kept = await Promise.all([isThere(front), isThere(back)]);
  const count = (data: unknown) => answers.filter((answer) => answer.data === data).length;
  // Either the name was first, or the photos were gone before it.
  const isVerified = count(null) === 1 && count('already-verified') === 19;
  expect(isVerified || count('not-found') === 20).toBe(true);
  expect(kept).toEqual([isVerified, isVerified]);
});

test('eight photos are kept that nothing uses', async () => {
  const urls = await uploads(12);
  const newest = await upload();
  const there = await Promise.all([...urls, newest].map(isThere));
  expect(there.filter(Boolean)).toHaveLength(8);
  expect(there.at(-1)).toBe(true);
});
