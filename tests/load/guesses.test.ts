import { demoCustomer } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';

// Makes concurrent guesses at a secret from many addresses. Three processes share a Postgres; the clock of one is 16
// minutes ahead, which is longer than the window of a limit.

const guesses = Number(process.env['CORRO_GUESSES'] ?? 500);
const addresses = Math.ceil(guesses / 10);
/** Number of concurrent calls. */
const concurrency = 500;
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

/**
 * Makes a call; `turn`, the index of the guess, determines the process and the client's address.
 */
async function send(path: string, body: object, turn: number): Promise<Reply> {
  const { base } = processes[turn % processes.length]!;
  const address = `10.${(turn % addresses) >> 8}.${(turn % addresses) & 255}.1`;
  // Closes each connection, because the server may close an idle connection at the moment in which the next call
  // starts.
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

/** Makes all guesses; the guess in the middle is right. */
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
  await Promise.all(Array.from({ length: Math.min(concurrency, guesses) }, work));
  return replies;
}

/** Removes the seconds of a refusal and the random parts of its challenge. */
function normalized({ text }: Reply): string {
  return text
    .replace(/"seconds":\d+/, '"seconds":0')
    .replaceAll(/(\\"(?:nonce|salt|signature)\\":\\")[0-9a-f]+/g, '$1')
    .replace(/\\"until\\":\d+/, '\\"until\\":0');
}

/**
 * Returns whether the server checked at most five guesses, and the different refusals of the other
 * guesses.
 */
function outcome(replies: readonly Reply[], wrong: string) {
  const checked = replies.filter(({ text }) => text.includes(wrong));
  const kinds = Map.groupBy(
    replies.filter((reply) => !checked.includes(reply)),
    normalized,
  );
  // Ignores `busy`: a server on a slow machine refuses some calls before it checks their guesses.
  kinds.delete('{"msg":"no","data":"busy"}');
  return { isWithinLimit: checked.length <= 5, refusals: [...kinds.keys()] };
}

/** Expected outcome: at most five guesses are checked, and all others get the same refusal. */
const limited = {
  isWithinLimit: true,
  refusals: [expect.stringContaining('"code":"too-many-attempts"')],
};

test('passwords and codes are stored with Argon2id, 19 MiB and two passes', async () => {
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

test('at most five concurrent guesses at a password are checked, and the right one is not revealed', async () => {
  const user = demoCustomer.phone;
  const replies = await guess((turn, isRight) => {
    const password = isRight ? demoCustomer.password : `wrong-${turn}`;
    return send('/stock/user/login', { user, password }, turn);
  });
  expect(outcome(replies, 'wrong-credentials')).toEqual(limited);
});

test('at most five concurrent guesses at a code are checked, and the right one is not revealed', async () => {
  const replies = await guess((turn, isRight) => {
    const code = isRight ? demoCustomer.transactionCode : String(300_000 + turn);
    const body = { user: demoCustomer.phone, password: code, new_password: 'Nueva-clave-71' };
    return send('/v2/user/forget', body, turn);
  });
  expect(outcome(replies, 'wrong-code')).toEqual(limited);
});
