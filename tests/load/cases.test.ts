import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { isUndecided, type Reply, type SandboxProcess, startSandbox } from './process.ts';
import { newDatabase, nodes } from './shared.ts';

// Two tabs, each at a process of its own, open a case about one operation at once.

const rounds = 20;

let processes: SandboxProcess[];

beforeAll(async () => {
  const databaseUrl = await newDatabase('cases');
  processes = await Promise.all(
    nodes(databaseUrl)
      .slice(0, 2)
      .map((url) => startSandbox({ databaseUrl: url })),
  );
});
afterAll(() => Promise.all(processes.map((one) => one.kill9())));

const deal = '/stock/success';

/** The call until it is decided: a slow machine may be too busy for it. */
async function decided(at: SandboxProcess, body: object, token: string): Promise<Reply> {
  const key = randomUUID();
  for (;;) {
    const reply = await at.post(`${deal}/v2/case/open`, body, token, key);
    if (!isUndecided(reply) && reply.data !== 'busy') return reply;
    await pause(20);
  }
}

test('one case and one message come of it', async () => {
  const [one, two] = processes as [SandboxProcess, SandboxProcess];
  const token = await newCustomer(one, '5571900001');
  for (let round = 1; round <= rounds; round += 1) {
    const recharge = await one.post(`${deal}/v2/recharge/add`, { count: '5000' }, token);
    const { no } = recharge.data as { no: string };
    const body = { kind: 'recharge', no, subject: 'other' };
    const answers = await Promise.all([one, two, one, two].map((at) => decided(at, body, token)));
    const numbers = answers.map(({ data }) => (data as { no?: string }).no);
    expect(answers.map(({ msg }) => msg)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(new Set(numbers).size).toBe(1);
    const cases = await one.get(`${deal}/v2/case/list`, token);
    const chat = await two.get(`${deal}/user_message/list-message?peek=1`, token);
    const opened = (chat.data as { rows: { case_no: string | null }[] }).rows.filter(
      (row) => row.case_no !== null,
    );
    expect([(cases.data as { count: number }).count, opened.length]).toEqual([round, round]);
  }
});
