import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '@corro/openapi/contract';

/** The calls in section 7 of the specification. */
const calls = [
  'GET /v2/yahoo',
  'GET /v2/stock/list',
  'GET /v2/market/list',
  'POST /stock/success/stock/list',
  'POST /stock/success/deal/buy',
  'POST /stock/success/deal/list',
  'POST /stock/success/deal/sell',
  'GET /stock/new/list',
  'GET /stock/new/index',
  'GET /stock/category/list',
  'POST /stock/success/collection/add',
  'POST /stock/success/collection/remove',
  'GET /stock/success/collection/check',
  'GET /stock/success/collection/list',
  'GET /stock/success/user_message/list-message',
  'POST /stock/success/user_message/send',
  'GET /stock/success/user_message/unread-count',
  'POST /stock/success/upload',
  'POST /stock/user/login',
  'POST /stock/user/reg',
  'POST /stock/success/user/password/up',
  'POST /v2/user/forget',
  'GET /stock/success/v2/balance',
  'GET /stock/success/v2/user/info',
  'GET /stock/success/v2/bill',
  'GET /stock/success/v2/transaction',
  'POST /stock/success/autonomy/add',
  'GET /stock/success/autonomy/state',
  'GET /stock/success/bank/list',
  'POST /stock/success/bank/add',
  'POST /stock/success/bank/edit',
  'GET /client/ipo',
  'POST /stock/success/ipo/buy',
  'GET /stock/success/ipo/list',
  'GET /v2/fund/list',
  'POST /stock/success/fund/purchase',
  'GET /stock/success/fund/orders',
  'GET /v2/currency/list',
  'POST /stock/success/v2/recharge/add',
  'GET /stock/success/property/list',
  'GET /stock/success/property/withdraw',
  'POST /stock/success/money/access',
  'GET /v2/config',
  'GET /stock/success/loans/data',
  'POST /stock/success/loans/add',
  'GET /stock/success/loans/list',
];

describe('the contract', () => {
  const contract = readContract();

  it('describes the 46 calls, and marks all others as added', () => {
    expect(calls).toHaveLength(46);
    expect(contract.calls.toSorted()).toEqual([...calls, ...contract.added].toSorted());
    expect(calls.filter((call) => contract.added.includes(call))).toEqual([]);
  });

  it('names the extension of each added call, except the image of a photo', () => {
    const unsaid = contract.added.filter((call) => contract.extensionsOf(call).length === 0);
    expect(unsaid, 'an added call needs x-extension in its path').toEqual(['GET /files/{id}']);
  });

  it('detects answers that break it', () => {
    const balance = 'GET /stock/success/v2/balance';
    expect(contract.problemsOf(balance, 200, { msg: 'ok', data: { balance: '25000.00' } })).toEqual(
      [],
    );
    expect(contract.problemsOf(balance, 200, { msg: 'ok', data: {} })).not.toEqual([]);
    expect(contract.problemsOf(balance, 200, { msg: 'ok', data: { balance: '1e3' } })).not.toEqual(
      [],
    );
    expect(contract.problemsOf(balance, 200, { data: { balance: '1' } })).not.toEqual([]);
    const undeclared = { msg: 'ok', data: { balance: '1.00', password_hash: 'x' } };
    expect(contract.problemsOf(balance, 200, undeclared)).not.toEqual([]);
    expect(contract.problemsOf(balance, 200, { msg: 'no', data: 'because' })).not.toEqual([]);
    expect(contract.problemsOf(balance, 418, {})).not.toEqual([]);
  });

  it('passes its linter', () => {
    const root = resolve(import.meta.dirname, '../..');
    const output = execFileSync(
      resolve(root, 'node_modules/.bin/redocly'),
      ['lint', '__generated__/openapi.json', '--format', 'json'],
      {
        cwd: resolve(root, 'openapi'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const { totals } = JSON.parse(output);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });
});
