import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import {
  bankAccount,
  newcomerPassword as password,
  openForFile,
  transactionCode as code,
} from '../testSandbox.fixture.ts';

const kinds = new Set<string>();
const kit = await openForFile({ onSecurityEvent: ({ kind }) => void kinds.add(kind) });

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
const listed = [...guide.matchAll(/^\| `security` +\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([a-z-]+)`/g)].map(([, kind = '']) => kind),
);

const own = z.object({ user: z.string() });
const identified = z.object({ id: z.string() });

test('each security event of the guide is reported when it happens', async () => {
  const [token, other] = [await kit.newcomerWithCode(), await kit.newcomerWithCode()];
  const { user } = own.parse(await kit.read('/v2/user/info', token));
  const send = (path: string, body: object, by = token) => kit.send(path, body, by);
  const login = (secret: string) => kit.post('/stock/user/login', { user, password: secret });

  const details = { ...bankAccount, type: 'bank' };
  await send('/bank/add', bankAccount);
  await send('/bank/add', bankAccount, other);
  const [card, foreign] = [await kit.cardOf(token), await kit.cardOf(other)];
  await send('/bank/edit', { ...details, id: card, bank_user: 'Otra persona' });
  await send('/bank/delete', { id: foreign });
  await expect.poll(() => kinds).toContain('id-owner');
  await send('/bank/delete', { id: card });

  const secrets = { password, stock_password: code };
  const options = await send('/v2/passkey/options', secrets);
  const passkey = new TestPasskey().create(Object(options?.data));
  const { id } = identified.parse((await send('/v2/passkey/add', { passkey }))?.data);
  await send('/v2/passkey/remove', { id, password });

  await kit.post('/stock/user/login', { user, password }, undefined, {
    'sec-fetch-site': 'cross-site',
  });
  await login('wrong-one');
  await send('/v2/recovery/secure', { password: 'wrong-one', passkeys: [] });
  await send('/v2/recovery/secure', { password, passkeys: [] });
  await send('/v2/session/end', { others: true });

  const change = { type: 'transaction', is_first: false, password };
  for (let turn = 0; turn < 5; turn += 1) {
    await send('/user/password/up', { ...change, fund_code: '000000', fund_code_new: '197531' });
  }
  kit.advance(3_600_000);
  await send('/user/password/up', { ...change, fund_code: code, fund_code_new: '197531' });
  await send('/user/password/up', { ...change, fund_code_new: '864213' });
  await send('/user/password/up', { password, password_new: 'secret-8' });
  await send('/v2/session/logout', {});
  const reset = { user, new_password: 'secret-9' };
  await kit.post('/v2/user/forget', { ...reset, password: '197531' });
  await kit.post('/v2/user/forget', { ...reset, password: '864213' });

  expect(listed.length).toBeGreaterThan(20);
  expect([...kinds].toSorted()).toEqual([...new Set(listed)].toSorted());
});
