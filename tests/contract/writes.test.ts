/** Checks that the requests of all calls of the client with a body conform to the contract. */
import * as client from '@corro/client';
import type { CallOptions, Transport } from '@corro/client';
import { readContract } from '@corro/openapi/contract';
import { answer, createTestApi, fakeNow, rejection } from '@corro/testing';
import { expect, it, vi } from 'vitest';

type Call = (
  api: Transport,
  options: CallOptions & { readonly confirmedAt?: number },
) => Promise<unknown>;
/** `path` is relative to /stock/success/ unless it starts with a slash. */
type Row = [path: string, call: Call, body: unknown];

const contract = readContract();
const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
/**
 * Time at which the customer confirms the orders: two seconds before the time of the transport's
 * clock.
 */
const confirmedAt = fakeNow - 2000;
const page = { page: 2, limit: 10 };
const address = { kind: 'trc20', bankName: 'x', account: 'T1', holder: 'y' } as const;
const account = { kind: 'bank', bankName: 'Banco', account: '1', holder: 'Ana' } as const;
const application = { ipoId: '4', symbol: 'NVLO', quantity: 10, price: '5.00' };
const purchase = { symbol: 'NVLO', quantity: 10, price: '5.00', offerId: '3' };
const sale = { orderNumber: 'S-1', costPrice: '5.00', price: '6.00' };
const withdrawal = { cardId: '5', amount: '250' };
const credentials = { phone: '5500000001', password: 'secret-1' };
const challenge = { device: 'd-1', solution: 's-1' };
const reset = { phone: '5500000001', code: '246810', newPassword: 'secret-2', ...challenge };
const identity = {
  realName: 'Ana',
  idNumber: 'X1',
  idKind: 'passport',
  frontPhoto: '/a',
  backPhoto: '/b',
} as const;
const question = { kind: 'withdrawal', operationNumber: 'W-7', subject: 'other' } as const;
const credential = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
} as const;

/** Calls that move no money. */
const writes: readonly Row[] = [
  ['bank/add', (api, o) => client.addCard(api, address, o), { bank: 'trc20', bank_card: 'T1' }],
  [
    'bank/edit',
    (api, o) => client.editCard(api, '5', account, o),
    { id: '5', type: 'bank', bank: 'bank', branch_bank: 'Banco', bank_card: '1', bank_user: 'Ana' },
  ],
  [
    'bank/add',
    (api, o) => client.addCard(api, { ...address, code: '246810' }, o),
    { bank: 'trc20', bank_card: 'T1', stock_password: '246810' },
  ],
  [
    'bank/edit',
    (api, o) =>
      client.editCard(api, '5', { ...account, version: '3', code: null, passkey: credential }, o),
    {
      id: '5',
      type: 'bank',
      bank: 'bank',
      branch_bank: 'Banco',
      bank_card: '1',
      bank_user: 'Ana',
      version: '3',
      passkey: credential,
    },
  ],
  [
    'v2/passkey/card',
    (api, o) =>
      client.getCardPasskeyOptions(api, { cardId: '5', card: { ...account, version: '3' } }, o),
    {
      id: '5',
      type: 'bank',
      branch_bank: 'Banco',
      bank_card: '1',
      bank_user: 'Ana',
      version: '3',
    },
  ],
  [
    'v2/passkey/card',
    (api, o) => client.getCardPasskeyOptions(api, { cardId: null, card: address }, o),
    { type: 'trc20', bank_card: 'T1' },
  ],
  [
    'bank/delete',
    (api, o) => client.deleteCard(api, { id: '5', kind: 'bank' }, o),
    { id: '5', type: 'bank' },
  ],
  ['v2/session/end', (api, o) => client.endSession(api, 's-1', o), { id: 's-1' }],
  ['v2/session/end', client.endOtherSessions, { others: true }],
  ['v2/session/logout', (api, o) => client.logOut(api, 'token-1', o), {}],
  [
    'v2/case/open',
    (api, o) => client.openCase(api, { ...question, message: 'Hola' }, key, o),
    { kind: 'withdrawal', no: 'W-7', subject: 'other', message: 'Hola' },
  ],
  [
    'v2/case/open',
    (api, o) => client.openCase(api, { ...question, message: '' }, key, o),
    { kind: 'withdrawal', no: 'W-7', subject: 'other' },
  ],
  ['v2/case/close', (api, o) => client.closeCase(api, '7K3M-9Q2X', o), { no: '7K3M-9Q2X' }],
  [
    'v2/passkey/options',
    (api, o) => client.getPasskeyCreationOptions(api, { password: 'old-1', code: '246810' }, o),
    { password: 'old-1', stock_password: '246810' },
  ],
  [
    'v2/passkey/options',
    (api, o) => client.getPasskeyCreationOptions(api, { password: 'old-1' }, o),
    { password: 'old-1' },
  ],
  ['v2/passkey/add', (api, o) => client.addPasskey(api, credential, o), { passkey: credential }],
  [
    'v2/passkey/rename',
    (api, o) => client.renamePasskey(api, { id: 'p-1', name: 'Uno' }, o),
    { id: 'p-1', name: 'Uno' },
  ],
  [
    'v2/passkey/remove',
    (api, o) => client.removePasskey(api, { id: 'p-1', password: 'old-1' }, o),
    { id: 'p-1', password: 'old-1' },
  ],
  [
    'v2/passkey/withdraw',
    (api, o) => client.getWithdrawalPasskeyOptions(api, withdrawal, o),
    { bank_id: '5', count: '250' },
  ],
  [
    'v2/recovery/secure',
    (api, o) => client.secureAccount(api, { password: 'old-1', passkeyIds: ['p-1'] }, o),
    { password: 'old-1', passkeys: ['p-1'] },
  ],
  ['/stock/user/passkey/options', client.getPasskeyLoginOptions, {}],
  [
    '/stock/user/passkey/login',
    (api, o) => client.logInByPasskey(api, { passkey: credential, device: 'd-1' }, o),
    { passkey: credential, device: 'd-1' },
  ],
  [
    'v2/notice/read',
    (api, o) => client.readNotices(api, 'n-1', o),
    { id: 'n-1', and_older: false },
  ],
  [
    'v2/notice/read',
    (api, o) => client.readNotices(api, 'n-1', { ...o, andOlder: true }),
    { id: 'n-1', and_older: true },
  ],
  ['collection/add', (api, o) => client.addFavourite(api, 'NVLO', o), { symbol: 'NVLO' }],
  ['collection/remove', (api, o) => client.removeFavourite(api, 'NVLO', o), { symbol: 'NVLO' }],
  [
    'autonomy/add',
    (api, o) => client.submitVerification(api, identity, o),
    {
      real_name: 'Ana',
      id_number: 'X1',
      id_number_img: '/a',
      id_number_img_two: '/b',
      id_type: 'passport',
    },
  ],
  ['v2/start-over', (api, o) => client.startOver(api, key, o), {}],
  ['user_message/send', (api, o) => client.sendMessage(api, 'Hola', key, o), { message: 'Hola' }],
  [
    '/stock/user/login',
    (api, o) => client.logIn(api, { ...credentials, ...challenge }, o),
    { user: '5500000001', password: 'secret-1', device: 'd-1', challenge: 's-1' },
  ],
  [
    '/stock/user/reg',
    (api, o) => client.registerCustomer(api, { ...credentials, invitation: 'CORRO' }, o),
    { user: '5500000001', password: 'secret-1', code: 'CORRO' },
  ],
  [
    '/v2/user/forget',
    (api, o) => client.resetPassword(api, reset, o),
    {
      user: '5500000001',
      password: '246810',
      new_password: 'secret-2',
      device: 'd-1',
      challenge: 's-1',
    },
  ],
  [
    'user/password/up',
    (api, o) => client.changePassword(api, { password: 'secret-1', newPassword: 'secret-2' }, o),
    { password: 'secret-1', password_new: 'secret-2' },
  ],
  [
    'user/password/up',
    (api, o) =>
      client.setTransactionCode(
        api,
        { code: '246810', isFirst: true, password: null, currentCode: null },
        o,
      ),
    { fund_code_new: '246810', type: 'transaction', is_first: true },
  ],
  [
    'user/password/up',
    (api, o) =>
      client.setTransactionCode(
        api,
        { code: '246810', isFirst: false, password: 'secret-1', currentCode: '135791' },
        o,
      ),
    {
      fund_code_new: '246810',
      type: 'transaction',
      is_first: false,
      password: 'secret-1',
      fund_code: '135791',
    },
  ],
];

/**
 * Calls that move money. They send an idempotency key, and as the order's age the milliseconds
 * since the customer confirmed it.
 */
const orders: readonly Row[] = [
  [
    'deal/buy',
    (api, o) => client.buyStock(api, purchase, key, o),
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'stock' },
  ],
  [
    'deal/buy',
    (api, o) => client.buyOffer(api, { ...purchase, kind: 'qip', code: '246810' }, key, o),
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'finalize', id: '3', stock_password: '246810' },
  ],
  [
    'deal/buy',
    (api, o) => client.buyOffer(api, { ...purchase, kind: 'block', code: null }, key, o),
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'bulk', id: '3' },
  ],
  [
    'deal/sell',
    (api, o) => client.sellStock(api, sale, key, o),
    { no: 'S-1', price: '5.00', sell_price: '6.00' },
  ],
  [
    'ipo/buy',
    (api, o) => client.applyForIpo(api, application, key, o),
    { id: '4', tag: 'NVLO', count: 10, price: '5.00' },
  ],
  ['fund/purchase', (api, o) => client.buyFund(api, { fundId: '4' }, key, o), { project_id: '4' }],
  [
    'fund/purchase',
    (api, o) => client.buyFund(api, { fundId: '4', version: 'a-1' }, key, o),
    { project_id: '4', version: 'a-1' },
  ],
  ['loans/add', (api, o) => client.requestLoan(api, { amount: '500' }, key, o), { count: '500' }],
  [
    'loans/add',
    (api, o) => client.requestLoan(api, { amount: '500', version: 'b-2' }, key, o),
    { count: '500', version: 'b-2' },
  ],
  ['loans/repay', (api, o) => client.repayLoan(api, 'L-7', key, o), { no: 'L-7' }],
  [
    'v2/cancel',
    (api, o) => client.cancelRequest(api, { kind: 'ipo', orderNumber: 'I-7' }, key, o),
    { kind: 'ipo', no: 'I-7' },
  ],
  ['v2/recharge/add', (api, o) => client.requestRecharge(api, '5000', key, o), { count: '5000' }],
  [
    'money/access',
    (api, o) => client.requestWithdrawal(api, { ...withdrawal, code: '246810' }, key, o),
    { bank_id: '5', count: '250', stock_password: '246810' },
  ],
  [
    'money/access',
    (api, o) =>
      client.requestWithdrawal(api, { ...withdrawal, code: null, passkey: credential }, key, o),
    { bank_id: '5', count: '250', passkey: credential },
  ],
  [
    'money/access',
    (api, o) =>
      client.requestWithdrawal(api, { ...withdrawal, cardVersion: '3', code: '246810' }, key, o),
    { bank_id: '5', bank_version: '3', count: '250', stock_password: '246810' },
  ],
];

/** Queries with a body. */
const lists: readonly Row[] = [
  [
    'stock/list',
    (api, o) => client.listOffers(api, { kind: 'qip', code: 'NV' }, o),
    { mold: 'finalize', code: 'NV' },
  ],
  ['stock/list', (api, o) => client.listOffers(api, { kind: 'block' }, o), { mold: 'bulk' }],
  [
    'deal/list',
    (api, o) => client.listOrders(api, { ...page, kind: 'qip' }, o),
    { mold: 'finalize', status: 0, ...page },
  ],
  [
    'deal/list',
    (api, o) => client.listOrders(api, { ...page, kind: 'block', status: 'failed' }, o),
    { mold: 'bulk', status: 2, ...page },
  ],
  [
    'deal/list',
    (api, o) => client.listOrders(api, { ...page, kind: 'stock', symbol: 'NVLO' }, o),
    { mold: 'stock', tag: 'NVLO', ...page },
  ],
  [
    'deal/list',
    (api, o) => client.listOrders(api, { ...page, kind: 'stock', status: 'pending' }, o),
    { mold: 'stock', status: 0, ...page },
  ],
  [
    'deal/list',
    (api, o) => client.listOrders(api, { ...page, kind: 'stock', only: 'A-1' }, o),
    { mold: 'stock', no: 'A-1', ...page },
  ],
];

const routeOf = (path: string) => `POST ${path.startsWith('/') ? path : `/stock/success/${path}`}`;
const scripts = (how: () => ReturnType<typeof answer.stall>) =>
  Object.fromEntries(contract.calls.map((call) => [call, how()]));
const all = [...writes, ...orders, ...lists];

it.each<Row>(all)('%s keeps the contract, and aborts with its caller', async (path, call, body) => {
  const { api, upstream } = createTestApi(scripts(answer.stall));
  const caller = new AbortController();
  const stopped = rejection(call(api, { signal: caller.signal, confirmedAt }));
  await vi.waitFor(() => expect(upstream.callsTo(routeOf(path))).toHaveLength(1));
  const [request] = upstream.calls;
  if (request === undefined) throw new Error('Nothing was sent');
  expect(contract.requestProblemsOf(routeOf(path), request)).toEqual([]);
  expect(request.body).toEqual(body);
  const reason = new Error('leaving');
  caller.abort(reason);
  expect(await stopped).toBe(reason);
});

it.each<Row>(orders)('%s has its idempotency key and its age', async (_path, call) => {
  const { api, upstream } = createTestApi(scripts(answer.offline));
  await rejection(call(api, { confirmedAt }));
  expect(upstream.calls[0]?.headers).toMatchObject({
    'idempotency-key': key,
    'order-age': '2000',
  });
});

it.each<Row>([...writes, ...orders])('%s is sent once, even if it is lost', async (_path, call) => {
  const { api, upstream } = createTestApi(scripts(answer.offline));
  expect(await rejection(call(api, {}))).toMatchObject({ kind: 'network-failed' });
  expect(upstream.calls).toHaveLength(1);
});

it.each([
  ['addFavourite', (api: Transport) => client.addFavourite(api, 'NVLO')],
  ['removeFavourite', (api: Transport) => client.removeFavourite(api, 'NVLO')],
  ['logOut', (api: Transport) => client.logOut(api, 'token-1')],
])('%s survives leaving the page', async (_name, call) => {
  const sent: boolean[] = [];
  const fetch = async ({ keepalive }: Request): Promise<Response> => {
    sent.push(keepalive);
    throw new TypeError('The network is gone');
  };
  await rejection(call(createTestApi({}, { fetch }).api));
  expect(sent).toEqual([true]);
});

it('covers every call of the contract with a body', () => {
  const tested = new Set(all.map(([path]) => routeOf(path)));
  const posts = contract.calls.filter((call) => call.startsWith('POST '));
  expect(posts.filter((call) => !tested.has(call))).toEqual(['POST /stock/success/upload']);
});
