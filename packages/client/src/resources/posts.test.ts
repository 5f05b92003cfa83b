import { expect, it, vi } from 'vitest';
import * as client from '../index.ts';
import type { CallOptions, Transport } from '../index.ts';
import { cutWire, openWire, rejection, routeOf } from './wire.fixture.ts';

type Call = (api: Transport, options: CallOptions) => Promise<unknown>;
/** The call, what is called, its route, its body, and the headers that not every call has. */
type Row = readonly [string, Call, string, unknown, Record<string, string>?];

const page = { page: 2, limit: 10 };
const key = 'key-1';
/** Two seconds before the clock of the transport. */
const confirmedAt = 1_795_188_598_000;
const address = { kind: 'trc20', bankName: 'x', account: 'T1', holder: 'y' } as const;
const account = { kind: 'bank', bankName: 'Banco', account: '1', holder: 'Ana' } as const;
const application = { ipoId: '4', symbol: 'NVLO', quantity: 10, price: '5.00' };
const sale = { orderNumber: 'S-1', costPrice: '5.00', price: '6.00' };
const credentials = { phone: '5500000001', password: 'secret-1' };
const reset = { phone: '5500000001', code: '246810', newPassword: 'secret-2' };
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
const challenge = { device: 'd-1', solution: 's-1' };

/** The calls with a body that move no money. Those without one are reads, each of which a query makes: `everyQuery`. */
const posts: readonly Row[] = [
  [
    'addCard',
    (api, options) => client.addCard(api, address, options),
    'POST /stock/success/bank/add',
    { bank: 'trc20', bank_card: 'T1' },
  ],
  [
    'editCard',
    (api, options) => client.editCard(api, '5', account, options),
    'POST /stock/success/bank/edit',
    {
      id: '5',
      type: 'bank',
      bank: 'bank',
      branch_bank: 'Banco',
      bank_card: '1',
      bank_user: 'Ana',
    },
  ],
  [
    'deleteCard',
    (api, options) => client.deleteCard(api, '5', options),
    'POST /stock/success/bank/delete',
    { id: '5' },
  ],
  [
    'endSession',
    (api, options) => client.endSession(api, 's-1', options),
    'POST /stock/success/v2/session/end',
    { id: 's-1' },
  ],
  [
    'endOtherSessions',
    client.endOtherSessions,
    'POST /stock/success/v2/session/end',
    { others: true },
  ],
  [
    'openCase',
    (api, options) => client.openCase(api, { ...question, message: 'Hola' }, key, options),
    'POST /stock/success/v2/case/open',
    { kind: 'withdrawal', no: 'W-7', subject: 'other', message: 'Hola' },
    { 'idempotency-key': key },
  ],
  [
    'openCase',
    (api, options) => client.openCase(api, { ...question, message: '' }, key, options),
    'POST /stock/success/v2/case/open',
    { kind: 'withdrawal', no: 'W-7', subject: 'other' },
    { 'idempotency-key': key },
  ],
  [
    'closeCase',
    (api, options) => client.closeCase(api, '7K3M-9Q2X', options),
    'POST /stock/success/v2/case/close',
    { no: '7K3M-9Q2X' },
  ],
  [
    'passkeyCreation',
    (api, options) => client.passkeyCreation(api, { password: 'old-1' }, options),
    'POST /stock/success/v2/passkey/options',
    { password: 'old-1' },
  ],
  [
    'passkeyCreation',
    (api, options) => client.passkeyCreation(api, { password: 'old-1', code: '246810' }, options),
    'POST /stock/success/v2/passkey/options',
    { password: 'old-1', stock_password: '246810' },
  ],
  [
    'addPasskey',
    (api, options) => client.addPasskey(api, credential, options),
    'POST /stock/success/v2/passkey/add',
    { passkey: credential },
  ],
  [
    'renamePasskey',
    (api, options) => client.renamePasskey(api, { id: 'p-1', name: 'Uno' }, options),
    'POST /stock/success/v2/passkey/rename',
    { id: 'p-1', name: 'Uno' },
  ],
  [
    'removePasskey',
    (api, options) => client.removePasskey(api, { id: 'p-1', password: 'old-1' }, options),
    'POST /stock/success/v2/passkey/remove',
    { id: 'p-1', password: 'old-1' },
  ],
  [
    'withdrawalPasskey',
    (api, options) => client.withdrawalPasskey(api, { cardId: '5', amount: '250' }, options),
    'POST /stock/success/v2/passkey/withdraw',
    { bank_id: '5', count: '250' },
  ],
  ['passkeyLogin', client.passkeyLogin, 'POST /stock/user/passkey/options', {}],
  [
    'logInByPasskey',
    (api, options) => client.logInByPasskey(api, { passkey: credential, device: 'd-1' }, options),
    'POST /stock/user/passkey/login',
    { passkey: credential, device: 'd-1' },
  ],
  [
    'readNotices',
    (api, options) => client.readNotices(api, 'n-1', options),
    'POST /stock/success/v2/notice/read',
    { id: 'n-1', and_older: false },
  ],
  [
    'readNotices',
    (api, options) => client.readNotices(api, 'n-1', { ...options, andOlder: true }),
    'POST /stock/success/v2/notice/read',
    { id: 'n-1', and_older: true },
  ],
  [
    'addFavourite',
    (api, options) => client.addFavourite(api, 'NVLO', options),
    'POST /stock/success/collection/add',
    { symbol: 'NVLO' },
  ],
  [
    'removeFavourite',
    (api, options) => client.removeFavourite(api, 'NVLO', options),
    'POST /stock/success/collection/remove',
    { symbol: 'NVLO' },
  ],
  [
    'submitVerification',
    (api, options) => client.submitVerification(api, identity, options),
    'POST /stock/success/autonomy/add',
    {
      real_name: 'Ana',
      id_number: 'X1',
      id_number_img: '/a',
      id_number_img_two: '/b',
      id_type: 'passport',
    },
  ],
  [
    'startOver',
    (api, options) => client.startOver(api, key, options),
    'POST /stock/success/v2/start-over',
    {},
    { 'idempotency-key': key },
  ],
  [
    'listOffers',
    (api, options) => client.listOffers(api, { kind: 'qip', code: 'NV' }, options),
    'POST /stock/success/stock/list',
    { mold: 'finalize', code: 'NV' },
  ],
  [
    'listOffers',
    (api, options) => client.listOffers(api, { kind: 'block' }, options),
    'POST /stock/success/stock/list',
    { mold: 'bulk' },
  ],
  [
    'listOrders',
    (api, options) => client.listOrders(api, { ...page, kind: 'qip' }, options),
    'POST /stock/success/deal/list',
    { mold: 'finalize', status: 0, page: 2, limit: 10 },
  ],
  [
    'listOrders',
    (api, options) => client.listOrders(api, { ...page, kind: 'block', status: 'failed' }, options),
    'POST /stock/success/deal/list',
    { mold: 'bulk', status: 2, page: 2, limit: 10 },
  ],
  [
    'listOrders',
    (api, options) => client.listOrders(api, { ...page, kind: 'stock', symbol: 'NVLO' }, options),
    'POST /stock/success/deal/list',
    { mold: 'stock', tag: 'NVLO', page: 2, limit: 10 },
  ],
  [
    'listOrders',
    (api, options) =>
      client.listOrders(api, { ...page, kind: 'stock', status: 'pending' }, options),
    'POST /stock/success/deal/list',
    { mold: 'stock', status: 0, page: 2, limit: 10 },
  ],
  [
    'listOrders',
    (api, options) => client.listOrders(api, { ...page, kind: 'stock', only: 'A-1' }, options),
    'POST /stock/success/deal/list',
    { mold: 'stock', no: 'A-1', page: 2, limit: 10 },
  ],
  [
    'sendMessage',
    (api, options) => client.sendMessage(api, 'Hola', key, options),
    'POST /stock/success/user_message/send',
    { message: 'Hola' },
    { 'idempotency-key': key },
  ],
  [
    'logIn',
    (api, options) => client.logIn(api, { ...credentials, ...challenge }, options),
    'POST /stock/user/login',
    { user: '5500000001', password: 'secret-1', device: 'd-1', challenge: 's-1' },
  ],
  [
    'registerCustomer',
    (api, options) =>
      client.registerCustomer(api, { ...credentials, invitation: 'CORRO' }, options),
    'POST /stock/user/reg',
    { user: '5500000001', password: 'secret-1', code: 'CORRO' },
  ],
  [
    'registerCustomer',
    (api, options) =>
      client.registerCustomer(
        api,
        { ...credentials, invitation: 'CORRO', solution: 's-1' },
        options,
      ),
    'POST /stock/user/reg',
    { user: '5500000001', password: 'secret-1', code: 'CORRO', challenge: 's-1' },
  ],
  [
    'resetPassword',
    (api, options) => client.resetPassword(api, { ...reset, ...challenge }, options),
    'POST /v2/user/forget',
    {
      user: '5500000001',
      password: '246810',
      new_password: 'secret-2',
      device: 'd-1',
      challenge: 's-1',
    },
  ],
  [
    'changePassword',
    (api, options) =>
      client.changePassword(api, { password: 'secret-1', newPassword: 'secret-2' }, options),
    'POST /stock/success/user/password/up',
    { password: 'secret-1', password_new: 'secret-2' },
  ],
  [
    'setTransactionCode',
    (api, options) =>
      client.setTransactionCode(
        api,
        { code: '246810', isFirst: true, password: null, currentCode: null },
        options,
      ),
    'POST /stock/success/user/password/up',
    { fund_code_new: '246810', type: 'transaction', is_first: true },
  ],
  [
    'setTransactionCode',
    (api, options) =>
      client.setTransactionCode(
        api,
        { code: '246810', isFirst: false, password: 'secret-1', currentCode: '135791' },
        options,
      ),
    'POST /stock/success/user/password/up',
    {
      fund_code_new: '246810',
      type: 'transaction',
      is_first: false,
      password: 'secret-1',
      fund_code: '135791',
    },
  ],
];

/** The calls that move money: each carries its key, and how long ago it was confirmed. */
const orders: readonly Row[] = [
  [
    'buyStock',
    (api, options) => client.buyStock(api, { ...application, price: '5.00' }, key, options),
    'POST /stock/success/deal/buy',
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'stock' },
  ],
  [
    'buyOffer',
    (api, options) =>
      client.buyOffer(
        api,
        { ...application, kind: 'qip', offerId: '3', code: '246810' },
        key,
        options,
      ),
    'POST /stock/success/deal/buy',
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'finalize', id: '3', stock_password: '246810' },
  ],
  [
    'buyOffer',
    (api, options) =>
      client.buyOffer(
        api,
        { ...application, kind: 'block', offerId: '3', code: null },
        key,
        options,
      ),
    'POST /stock/success/deal/buy',
    { tag: 'NVLO', count: 10, price: '5.00', mold: 'bulk', id: '3' },
  ],
  [
    'sellStock',
    (api, options) => client.sellStock(api, sale, key, options),
    'POST /stock/success/deal/sell',
    { no: 'S-1', price: '5.00', sell_price: '6.00' },
  ],
  [
    'applyForIpo',
    (api, options) => client.applyForIpo(api, application, key, options),
    'POST /stock/success/ipo/buy',
    { id: '4', tag: 'NVLO', count: 10, price: '5.00' },
  ],
  [
    'buyFund',
    (api, options) => client.buyFund(api, '4', key, options),
    'POST /stock/success/fund/purchase',
    { project_id: '4' },
  ],
  [
    'requestLoan',
    (api, options) => client.requestLoan(api, '500', key, options),
    'POST /stock/success/loans/add',
    { count: '500' },
  ],
  [
    'repayLoan',
    (api, options) => client.repayLoan(api, 'L-7', key, options),
    'POST /stock/success/loans/repay',
    { no: 'L-7' },
  ],
  [
    'cancelRequest',
    (api, options) => client.cancelRequest(api, { kind: 'ipo', orderNumber: 'I-7' }, key, options),
    'POST /stock/success/v2/cancel',
    { kind: 'ipo', no: 'I-7' },
  ],
  [
    'requestRecharge',
    (api, options) => client.requestRecharge(api, '5000', key, options),
    'POST /stock/success/v2/recharge/add',
    { count: '5000' },
  ],
  [
    'requestWithdrawal',
    (api, options) =>
      client.requestWithdrawal(api, { cardId: '5', amount: '250', code: '246810' }, key, options),
    'POST /stock/success/money/access',
    { bank_id: '5', count: '250', stock_password: '246810' },
  ],
  [
    'requestWithdrawal',
    (api, options) =>
      client.requestWithdrawal(api, { cardId: '5', amount: '250', code: null }, key, options),
    'POST /stock/success/money/access',
    { bank_id: '5', count: '250' },
  ],
  [
    'requestWithdrawal',
    (api, options) =>
      client.requestWithdrawal(
        api,
        { cardId: '5', amount: '250', code: null, passkey: credential },
        key,
        options,
      ),
    'POST /stock/success/money/access',
    { bank_id: '5', count: '250', passkey: credential },
  ],
];

const all: readonly Required<Row>[] = [
  ...posts.map(
    ([name, call, route, body, headers = {}]) => [name, call, route, body, headers] as const,
  ),
  ...orders.map(
    ([name, call, route, body]) =>
      [name, call, route, body, { 'idempotency-key': key, 'order-age': '2000' }] as const,
  ),
];

it.each(all)(
  '%s posts, and stops when its caller does',
  async (_name, call, route, body, headers) => {
    const { api, sent } = openWire();
    const caller = new AbortController();
    const options = { signal: caller.signal, confirmedAt };
    const stopped = rejection(call(api, options));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const [request] = sent;
    expect(request && routeOf(request)).toBe(route);
    await expect(request?.json()).resolves.toEqual(body);
    const named = ['idempotency-key', 'order-age'].flatMap((name) => {
      const value = request?.headers.get(name) ?? null;
      return value === null ? [] : [[name, value]];
    });
    expect(Object.fromEntries(named)).toEqual(headers);
    const leaving = new Error('leaving');
    caller.abort(leaving);
    expect(await stopped).toBe(leaving);
  },
);

/** Those that only read, though they have a body, are called lists. */
const writes = all.filter(([name]) => !name.startsWith('list'));

it.each(writes)('%s goes out once, even where it is lost', async (_name, call) => {
  const { api, sent } = cutWire();
  const lost = await rejection(call(api, {}));
  expect(lost).toMatchObject({ kind: 'network-failed' });
  expect(sent).toHaveLength(1);
});

it.each([
  ['addFavourite', (api: Transport) => client.addFavourite(api, 'NVLO')],
  ['removeFavourite', (api: Transport) => client.removeFavourite(api, 'NVLO')],
  ['logOut', (api: Transport) => client.logOut(api, 'token-1')],
])('%s arrives even when the page is left at once', async (_name, call) => {
  const { api, sent } = cutWire();
  await rejection(call(api));
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
});

it('misses none of the calls', () => {
  const verb =
    /^(?:add|apply|buy|cancel|change|close|delete|edit|logIn|open|register|remove|repay|request|reset|sell|send|set|start|submit)/;
  const tested = new Set([...posts, ...orders].map(([name]) => name));
  // Sends what a call is given; not a call itself.
  tested.add('sendFormByXhr');
  const missing = Object.keys(client).filter((name) => verb.test(name) && !tested.has(name));
  expect(missing, 'each needs a row above, with what it sends').toEqual([]);
});
