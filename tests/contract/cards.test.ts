import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const account = {
  bank: 'bank',
  branch_bank: 'Banco del Centro',
  bank_card: '002010077777777771',
  bank_user: 'Titular de la cuenta',
};
const address = { bank: 'trc20', bank_card: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

const { upstream, token } = await openForFile();

interface CardRow {
  readonly id: string;
  readonly bank_card: string;
}

const list = async (type?: string) => {
  const query = type === undefined ? {} : { type };
  return (await upstream.call<CardRow[]>('GET /stock/success/bank/list', { token, query })).data;
};
const add = (body: unknown) => upstream.call('POST /stock/success/bank/add', { token, body });
const edit = (body: unknown) => upstream.call('POST /stock/success/bank/edit', { token, body });

it('adds, lists and changes an account and an address', async () => {
  expect(await list()).toEqual([]);
  expect(await add(account)).toMatchObject({ msg: 'ok' });
  expect(await add(account)).toMatchObject({ msg: 'ok' });
  expect(await add({ ...account, bank_user: 'Otra persona' })).toMatchObject({
    msg: 'no',
    data: 'card-exists',
  });
  expect(await add(address)).toMatchObject({ msg: 'ok' });
  const [card] = await list('bank');
  const changed = { ...account, id: card!.id, type: 'bank', bank_card: '998010000000000005' };
  expect(await edit(changed)).toMatchObject({ msg: 'ok' });
  expect((await list()).map((one) => one.bank_card)).toEqual([
    '998010000000000005',
    address.bank_card,
  ]);
  expect((await list('trc20')).map((one) => one.bank_card)).toEqual([address.bank_card]);
});

it('deletes a card, as the settings announce it', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value).toContain('cards.delete');
  const [card, ...others] = await list();
  const remove = () =>
    upstream.call('POST /stock/success/bank/delete', { token, body: { id: card!.id } });
  expect(await remove()).toMatchObject({ msg: 'ok' });
  expect(await list()).toEqual(others);
  expect(await remove()).toMatchObject({ msg: 'no', data: 'unknown-card' });
});

it('refuses in the words of the contract', async () => {
  const refusal = async (answer: ReturnType<typeof add>) => {
    const { status, msg, data } = await answer;
    return [status, msg, data];
  };
  const wrong = { ...account, bank_card: '002010077777777772' };
  expect(await refusal(add(wrong))).toEqual([200, 'no', 'invalid-card']);
  expect(await refusal(edit({ ...wrong, id: 5, type: 'bank' }))).toEqual([
    200,
    'no',
    'invalid-card',
  ]);
  expect(await refusal(edit({ ...account, id: 5, type: 'bank' }))).toEqual([
    200,
    'no',
    'unknown-card',
  ]);
  expect(await refusal(add({ bank: 'bank' }))).toEqual([400, 'no', 'bad-request']);
});
