import { demoCustomer } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';

// Guesses at a secret, all at once, from many addresses, at three processes on one real Postgres;
// the clock of one is 16 minutes ahead, which is longer than a window. CORRO_GUESSES=10000 by night.

const guesses = Number(process.env['CORRO_GUESSES'] ?? 500);
const addresses = Math.ceil(guesses / 10);
/** Calls on their way at a time. */
const atOnce = 500;
const aheadMs = 16 * 60_000;

let databaseUrl: string;
let processes: SandboxProcess[] = [];

beforeAll(async () => {
  databaseUrl = await newDatabase('guesses');
  const first = await startSandbox({ databaseUrl });
  const others = [
    startSandbox({ databaseUrl }),
    startSandbox({ databaseUrl, clockAhead: aheadMs }),
  ];
  processes = [first, ...(await Promise.all(others))];
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill9()));
});

/** Makes a call from one of the addresses, at one of the processes. */
async function send(path: string, body: object, turn: number): Promise<Reply> {
  const { base } = processes[turn % processes.length]!;
  const address = `10.${(turn % addresses) >> 8}.${(turn % addresses) & 255}.1`;
  // A connection of its own: one that was kept open may be closed as the next call goes out.
  const headers = {
    'content-type': 'application/json',
    'x-corro-address': address,
    connection: 'close',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const text = await (await fetch(base + path, init)).text();
  const { msg, data } = JSON.parse(text) as Reply;
  return { text, msg, data };
}

/** Makes as many calls as there are guesses, `atOnce` on their way at a time, and the right one halfway. */
async function guess(call: (turn: number, isRight: boolean) => Promise<Reply>) {
  const replies: Reply[] = [];
  let next = 0;
  const work = async () => {
    while (next < guesses) {
      const turn = next;
      next += 1;
      replies[turn] = await call(turn, turn === guesses / 2);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, guesses) }, work));
  return replies;
}

/** A refusal without what differs from one to the next: the seconds, and a challenge's random part. */
function likeOthers({ text }: Reply): string {
  return text
    .replace(/"seconds":\d+/, '"seconds":0')
    .replaceAll(/(\\"(?:nonce|salt|signature)\\":\\")[0-9a-f]+/g, '$1')
    .replace(/\\"until\\":\d+/, '\\"until\\":0');
}

/** How many were checked, and what distinguishes the others. */
function outcome(replies: readonly Reply[], wrong: string) {
  const lookedAt = replies.filter(({ text }) => text.includes(wrong));
  const kinds = Map.groupBy(
    replies.filter((reply) => !lookedAt.includes(reply)),
    likeOthers,
  );
  // A machine that is too slow for all of them at once refuses some before it asks for a try.
  kinds.delete('{"msg":"no","data":"busy"}');
  return { isWithinLimit: lookedAt.length <= 5, refusals: [...kinds.keys()] };
}

/** At most five were checked, and nothing distinguishes the right one from the others. */
const limited = {
  isWithinLimit: true,
  refusals: [expect.stringContaining('"code":"too-many-attempts"')],
};

test('a guess at a stored password or code costs 19 MiB and two passes of Argon2id', async () => {
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ password_hash: string; code_hash: string }>(
    'select password_hash, code_hash from customers where phone = $1',
    [demoCustomer.phone],
  );
  await client.end();
  const costs = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(rows).toEqual([{ password_hash: costs, code_hash: costs }]);
});

test('of guesses at a password at once five are looked at, and the right one is not told', async () => {
  const user = demoCustomer.phone;
  const replies = await guess((turn, isRight) => {
    const password = isRight ? demoCustomer.password : `wrong-${turn}`;
    return send('/stock/user/login', { user, password }, turn);
  });
  expect(outcome(replies, 'wrong-credentials')).toEqual(limited);
});

test('of guesses at a code at once five are looked at, and the right one is not told', async () => {
  const replies = await guess((turn, isRight) => {
    const code = isRight ? demoCustomer.transactionCode : String(300_000 + turn);
    const body = { user: demoCustomer.phone, password: code, new_password: 'Nueva-clave-71' };
    return send('/v2/user/forget', body, turn);
  });
  expect(outcome(replies, 'wrong-code')).toEqual(limited);
});
