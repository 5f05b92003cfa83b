import { describe, expect, it } from 'vitest';
import { getBalance, getUserInfo } from './account.ts';
import { listBillEntries } from './bill.ts';
import { getConfig } from './config.ts';
import { listFavourites } from './favourites.ts';
import { getNewsItem } from './news.ts';
import { getPortfolio } from './portfolio.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const paging = { page: 1, limit: 10 };

const bill = (rows: unknown[]) =>
  listBillEntries(stubTransport({ rows }), { ...paging, type: 'all' });

describe('account', () => {
  it('reads the balance as decimal text', async () => {
    const api = stubTransport({ balance: 25000.5 });
    await expect(getBalance(api)).resolves.toBe('25000.5');
  });

  it.each([
    ['7,500.25', '7500.25'],
    [0, '0'],
    [[{ balance: '12.50' }], '12.50'],
    [false, null],
  ])('reads the balance from %j', async (data, read) => {
    await expect(getBalance(stubTransport(data))).resolves.toBe(read);
  });

  it('reads the customer', async () => {
    const data = { user: 5500000001, no: 7, img: '', total: '1', money: 2, loan: '0' };
    await expect(getUserInfo(stubTransport(data))).resolves.toEqual({
      phone: '5500000001',
      customerNumber: '7',
      image: null,
      total: '1',
      balance: '2',
      loan: '0',
      hasTransactionCode: null,
      rechargeReference: null,
      withdrawalsHeldSeconds: null,
    });
  });

  it('reads the changes of the balance, with an unknown direction as null', async () => {
    const row = { id: 1, type: 'income', amount: '5', created_at: 1_795_188_600 };
    await expect(bill([row])).resolves.toMatchObject({
      rows: [
        { id: '1', type: 'income', amount: '5', balance: null, reason: null, orderNumber: null },
      ],
    });
    await expect(bill([{ ...row, no: 'C1' }])).resolves.toMatchObject({
      rows: [{ orderNumber: 'C1' }],
    });
    await expect(bill([{ ...row, type: 'gift' }])).resolves.toMatchObject({
      rows: [{ type: null, amount: '5' }],
    });
  });
});

describe('portfolio', () => {
  const point = {
    time: '2026-11-20T15:30:00Z',
    value: 25_100.5,
    flows: '25,000.00',
    fees: '3.39',
    interest: 'none',
  };
  const read = {
    at: 1_795_188_600_000,
    value: '25100.5',
    flows: '25000.00',
    fees: '3.39',
    interest: null,
  };
  const noParts = {
    cash: null,
    stock: null,
    forex: null,
    futures: null,
    treasury: null,
    funds: null,
    held: null,
    loan: null,
  };

  it('reads points oldest first, and the known parts', async () => {
    const later = { ...point, time: 1_795_188_660 };
    const parts = { cash: '24000', loan: 12.5, stock: 'much', other: '1' };
    await expect(
      getPortfolio(stubTransport({ list: [later, point], parts }), '1d'),
    ).resolves.toEqual({
      points: [read, { ...read, at: 1_795_188_660_000 }],
      parts: { ...noParts, cash: '24000', loan: '12.5' },
    });
  });

  it.each([
    ['without a time', { value: '1', flows: '1' }],
    ['with an unreadable time', { ...point, time: 'soon' }],
    ['without a value', { ...point, value: null }],
    ['without flows', { ...point, flows: undefined }],
    ['of text', 'x'],
    ['of a list', []],
  ])('omits a point %s', async (_, damaged) => {
    const { points } = await getPortfolio(stubTransport({ list: [damaged, point] }), '1d');
    expect(points).toEqual([read]);
  });

  it.each([[{}], [{ list: null, parts: null }], [{ list: 'x', parts: [] }]])(
    'has no points and no parts in %j',
    async (data) => {
      await expect(getPortfolio(stubTransport(data), '1d')).resolves.toEqual({
        points: [],
        parts: noParts,
      });
    },
  );
});

describe('config', () => {
  it('uses the default for a missing or unreadable setting', async () => {
    const data = [
      { tag: 'usd_mxn', value: 19.5 },
      { tag: 'usd_mxn_trading', value: 'soon' },
      { tag: 'simulated', value: 'y' },
      { tag: 'recorded_prices', value: '2014-2017' },
    ];
    await expect(getConfig(stubTransport(data))).resolves.toEqual({
      usdMxn: '19.5',
      usdMxnTrading: null,
      minWithdraw: '100',
      isSimulated: true,
      recordedPrices: '2014–2017',
      rules: {
        tradeFee: null,
        rechargeFee: null,
        withdrawFee: null,
        fundFee: null,
        returnsUnallotted: false,
        returnsFailedWithdrawals: false,
        withdrawDays: null,
        withdrawCurrency: null,
        endsOtherSessions: false,
      },
      depositAccount: null,
      service: { hours: null, minutes: null },
      marketHours: null,
      extensions: [],
      entries: Object.fromEntries(data.map(({ tag, value }) => [tag, String(value)])),
    });
  });
});

it.each(['0', '-17.05', '0.00'])(
  'ignores a rate that is not positive, and a negative fee: %j',
  async (value) => {
    const tags = ['usd_mxn', 'usd_mxn_trading', 'fee_trade', 'fee_withdraw'];
    const { usdMxn, usdMxnTrading, rules } = await getConfig(
      stubTransport(tags.map((tag) => ({ tag, value }))),
    );
    const fee = value.startsWith('-') ? null : value;
    expect([usdMxn, usdMxnTrading]).toEqual([null, null]);
    expect([rules.tradeFee, rules.withdrawFee]).toEqual([fee, fee]);
  },
);

describe('config of recorded prices', () => {
  it.each([
    ['2014 – 2017', '2014–2017'],
    ['2014', '2014'],
    ['2014-2014', '2014'],
    ['y', null],
    ['2014-17', null],
    ['x2014', null],
    ['2014x', null],
    ['', null],
  ])('reads the years %j', async (value, recordedPrices) => {
    const config = getConfig(stubTransport([{ tag: 'recorded_prices', value }]));
    await expect(config).resolves.toMatchObject({ recordedPrices });
  });
});

it('reads every setting', async () => {
  const entries = {
    usd_mxn: '19.50',
    usd_mxn_trading: '19.80',
    min_withdraw_count: '200',
    simulated: 'n',
    recorded_prices: '2014',
    fee_trade: '0.03',
    fee_recharge: '1.00',
    fee_withdraw: '2.00',
    fee_fund: '3.00',
    ipo_returns: 'y',
    withdraw_returns: 'y',
    withdraw_days: '2',
    withdraw_currency: 'MXN',
    password_ends_sessions: 'y',
    recharge_clabe: ' 002010077777777771 ',
    recharge_bank: 'Banamex',
    service_hours: 'Lunes a viernes, de 9:00 a 18:00',
    market_hours: '24/7',
    service_minutes: '5',
    extensions: 'code.recover',
  };
  const data = Object.entries(entries).map(([tag, value]) => ({ tag, value }));
  await expect(getConfig(stubTransport([...data, { value: 'of nothing' }]))).resolves.toEqual({
    usdMxn: '19.50',
    usdMxnTrading: '19.80',
    minWithdraw: '200',
    isSimulated: false,
    recordedPrices: '2014',
    rules: {
      tradeFee: '0.03',
      rechargeFee: '1.00',
      withdrawFee: '2.00',
      fundFee: '3.00',
      returnsUnallotted: true,
      returnsFailedWithdrawals: true,
      withdrawDays: 2,
      withdrawCurrency: 'MXN',
      endsOtherSessions: true,
    },
    depositAccount: { clabe: '002010077777777771', bank: 'Banamex', holder: null },
    service: { hours: 'Lunes a viernes, de 9:00 a 18:00', minutes: 5 },
    marketHours: '24/7',
    extensions: ['code.recover'],
    entries,
  });
});

it.each([
  ['0', 0],
  [1, 1],
  ['-1', null],
  ['1.5', null],
  ['mañana', null],
  ['', null],
])('reads the days of a withdrawal %j', async (value, withdrawDays) => {
  const config = getConfig(stubTransport([{ tag: 'withdraw_days', value }]));
  await expect(config).resolves.toMatchObject({ rules: { withdrawDays } });
});

it('reads numeric fees, and ignores unreadable ones', async () => {
  const data = [
    { tag: 'fee_withdraw', value: 0 },
    { tag: 'fee_fund', value: 'free' },
    { tag: 'withdraw_returns', value: 'n' },
    { tag: 'withdraw_currency', value: 'EUR' },
  ];
  await expect(getConfig(stubTransport(data))).resolves.toMatchObject({
    rules: {
      withdrawFee: '0',
      fundFee: null,
      returnsFailedWithdrawals: false,
      withdrawCurrency: null,
    },
  });
});

it.each([
  ['cards.delete', ['cards.delete']],
  ['other, cards.delete other', ['cards.delete']],
  ['passkeys, sessions portfolio', ['passkeys', 'portfolio', 'sessions']],
  ['cancel, cancel.all', ['cancel']],
  ['cards.deleted', []],
  [',  code.change ,, code.recover ', ['code.change', 'code.recover']],
])('reads the supported extensions of %s: %j', async (value, extensions) => {
  const config = await getConfig(stubTransport([{ tag: 'extensions', value }]));
  expect(config.extensions).toEqual(extensions);
});

describe('favourites', () => {
  it('reads a list with `stock_` fields', async () => {
    const list = [{ stock_code: 'NVLO', stock_name: 'Norvelo', stock_detail: { prasent: 3 } }];
    const api = stubTransport({ list, total: 12 });
    await expect(listFavourites(api, paging)).resolves.toMatchObject({
      rows: [{ symbol: 'NVLO', name: 'Norvelo', price: '3', previousClose: null }],
      count: 12,
    });
  });
});

describe('news', () => {
  it('reads an item with unchanged HTML', async () => {
    const data = { id: 1, title: 'A', content: '<b>x</b>', created_at: '2026-11-20' };
    await expect(getNewsItem(stubTransport(data), '1')).resolves.toEqual({
      id: '1',
      title: 'A',
      subhead: null,
      image: null,
      content: '<b>x</b>',
      symbols: [],
      createdAt: Date.UTC(2026, 10, 20, 6),
      updatedAt: null,
    });
  });
});
