import { expect, it } from 'vitest';
import { codecs } from '../index.ts';

const created_at = '2026-11-20T15:30:00.000Z';
const end_time = '2026-12-20T15:30:00.000Z';
const client_key = 'key-1';
const terms = {
  name: 'Parque solar',
  investment_period: 90,
  min_return: '1.50',
  max_return: '4.00',
};

/**
 * A whole row of each entity that has one here, every field as the contract names it. Rows that are made from the
 * contract are read and written by every codec in `tests/contract/codecs.test.ts`.
 */
const rows: Partial<Record<Exclude<keyof typeof codecs, 'encodePage'>, object>> = {
  balance: { balance: '25000.00' },
  billEntry: {
    id: '1',
    type: 'income',
    amount: '5.00',
    balance: '25005.00',
    reason: 'fee',
    no: 'B-1',
    created_at,
  },
  card: {
    id: '5',
    type: 'bank',
    bank: 'bank',
    branch_bank: 'Banco',
    bank_card: '1',
    bank_user: 'Ana',
    status: 1,
    created_at,
  },
  category: {
    category_id: '1',
    category_code: 'US_INDEX',
    category_name: 'Índices',
    stocks: [{ stock_code: 'SPX', stock_name: 'S&P 500' }],
  },
  configEntry: { tag: 'usd_mxn', value: '20' },
  currencyPair: {
    stock: 'EURUSD',
    name: 'Euro',
    prasent: '1.08',
    percent_change: '0.10',
    price_change_percent: '0.10',
  },
  customerCase: {
    no: '7K3M-9Q2X',
    kind: 'withdrawal',
    operation_no: 'W-7',
    name: 'NVLO',
    amount: '250.00',
    subject: 'not-received',
    message: 'No llegó',
    state: 'open',
    created_at,
  },
  debt: {
    id: '9',
    stock: 'CET28',
    name: 'Cetes a 28 días',
    market: 'CGI',
    prasent: '99.200',
    current_price: '99.200',
    issuer: 'México',
    yield: '10.51',
    term_days: 28,
    paid_until_due: '100.00',
  },
  favourite: {
    stock_code: 'NVLO',
    stock_name: 'Novalo',
    category_code: 'US',
    stock_detail: {
      market: 'US',
      market_name: 'Estados Unidos',
      exchange_name: 'NASDAQ',
      prasent: '128.40',
      close_prices: '127.00',
      percent_change: '1.10',
    },
  },
  fund: {
    id: '4',
    ...terms,
    amount: '1000.00',
    issue_amount: '500000.00',
    sold_amount: '1000.00',
    issue_minimum: '10000.00',
    issue_end_time: end_time,
  },
  fundOrder: {
    no: 'F-1',
    id: 'F-1',
    amount: '1000.00',
    expected_return: '15.00',
    paid_return: '14.00',
    status: 'active',
    end_time,
    created_at,
    project: terms,
    client_key,
  },
  fundReceipt: { no: 'F-1', end_time },
  ipo: {
    id: '4',
    series: 'A',
    symbol: 'NVLO',
    company_name: 'Novalo',
    status: 'Forthcoming',
    issue_price: '5.00',
    min: 10,
    max: 100,
    issue_start_date: created_at,
    issue_end_date: end_time,
  },
  ipoOrder: {
    id: '7',
    no: 'I-7',
    ipo_id: '4',
    series: 'A',
    tag: 'NVLO',
    company_name: 'Novalo',
    count: 10,
    price: '5.00',
    held: '50.02',
    issue_end_date: end_time,
    allotted: 4,
    amount: '20.00',
    fee: '0.01',
    returned: '30.01',
    status: 2,
    created_at,
    client_key,
  },
  loanRecord: {
    no: 'L-7',
    id: 'L-7',
    count: '500',
    state: 4,
    rate: '12.00',
    days: 30,
    cost: '4.93',
    repayment_time: end_time,
    created_at,
    client_key,
  },
  loanSummary: {
    rate: '12.00',
    days: 30,
    amountDue: '500.00',
    creditScore: '700',
    remainingAmount: '4500.00',
    fee: '1.50',
  },
  message: {
    id: '1',
    from: 'customer',
    message: 'Hola',
    created_at,
    client_key,
    case_no: '7K3M-9Q2X',
  },
  moneyReceipt: { no: 'R-1' },
  gainRecord: {
    kind: 'sale',
    no: 'S-9',
    tag: 'NVLO',
    name: 'Novalo',
    type: 'US',
    count: 10,
    cost: '1284.00',
    proceeds: '1306.50',
    fees: '0.78',
    gain: '21.72',
    created_at,
  },
  gainYear: {
    year: 2026,
    cost: '1284.00',
    proceeds: '1306.50',
    fees: '0.78',
    gain: '21.72',
  },
  instrumentGain: {
    kind: 'sale',
    tag: 'NVLO',
    name: 'Novalo',
    type: 'US',
    sales: 1,
    cost: '1284.00',
    proceeds: '1306.50',
    fees: '0.78',
    gain: '21.72',
  },
  newsItem: {
    id: '7',
    title: 'Título',
    subhead: 'Entrada',
    img: '/a.png',
    content: '<p>Hola</p>',
    created_at,
    updated_at: end_time,
  },
  offer: {
    id: '3',
    tag: 'NVLO',
    name: 'Novalo',
    price: '120.00',
    prasent: '128.40',
    count: 500,
    status: 1,
    end_time,
    holding_days: 30,
  },
  order: {
    mold: 'stock',
    id: '9',
    no: 'S-9',
    tag: 'NVLO',
    name: 'Novalo',
    type: 'US',
    state: 'sell',
    count: 10,
    price: '120.00',
    sell_price: '128.40',
    price_all: '1283.61',
    status: 1,
    created_at,
    client_key,
  },
  orderReceipt: { no: 'S-9', price: '128.40', count: 10, fee: '0.39', total: '1284.39' },
  notice: {
    id: 'n-1',
    kind: 'loan-due',
    title: 'Aviso',
    is_read: true,
    no: 'L-1',
    tag: 'NVLO',
    name: 'Novalo',
    account: '•••• 7771',
    asked: 300,
    count: 120,
    amount: '507.89',
    returned: '10.00',
    earned: '-1.00',
    browser: 'Chrome',
    system: 'Android',
    device: 'phone',
    end_time,
    created_at,
  },
  portfolio: {
    list: [{ time: created_at, value: '25100.00', flows: '25000.00' }],
    parts: {
      cash: '24000.00',
      stock: '900.00',
      forex: '0.00',
      futures: '0.00',
      treasury: '0.00',
      funds: '500.00',
      held: '200.00',
      loan: '500.00',
    },
  },
  position: {
    no: 'S-9',
    tag: 'NVLO',
    name: 'Novalo',
    type: 'US',
    count: 10,
    price: '120.00',
    prasent: '128.40',
    close_prices: '127.00',
    created_at,
    sellable_at: end_time,
  },
  quote: {
    symbol: 'NVLO',
    name: 'Novalo',
    market: 'US',
    price: '128.40',
    at: created_at,
    change: '1.40',
    changePercent: '1.10',
    previous_close: '127.00',
    open: '127.10',
    high: '129.00',
    low: '126.50',
    linePath: 'M0 0L100 40',
    rows: [
      { timestamp: created_at, open: 1, high: 4, low: 0.5, close: 2, volume: 100 },
      { timestamp: end_time, open: 2, high: 5, low: 1.5, close: 3 },
    ],
  },
  quoteSummary: {
    symbol: 'NVLO',
    name: 'Novalo',
    market: 'US',
    price: '128.40',
    at: created_at,
    change: '1.40',
    changePercent: '1.10',
    previous_close: '127.00',
    open: '127.10',
    high: '129.00',
    low: '126.50',
  },
  recharge: { no: 'R-1', id: 'R-1', count: '5000', created_at, client_key, status: 1 },
  stock: {
    id: '1',
    stock: 'NVLO',
    name: 'Novalo',
    market: 'US',
    market_name: 'Estados Unidos',
    exchange_name: 'NASDAQ',
    prasent: '128.40',
    current_price: '128.40',
    close_prices: '127.00',
    percent_change: '1.10',
  },
  passkey: { id: 'p-1', name: 'Mi teléfono', created_at, used_at: end_time },
  session: {
    id: 's-1',
    is_current: true,
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
    created_at,
    used_at: end_time,
  },
  statement: {
    month: '2026-11',
    opening: '25000.00',
    income: '5000.00',
    expense: '1284.39',
    closing: '28715.61',
    count: 2,
  },
  userInfo: {
    user: '5500000001',
    no: 'C-1',
    img: '/a.png',
    total: '30000.00',
    money: '25000.00',
    loan: '500.00',
    fund_code_set: true,
    withdrawals_held_seconds: 60,
  },
  verification: {
    status: 1,
    real_name: 'Ana',
    id_number: 'X1',
    id_type: 'passport',
    id_number_img: '/a',
    id_number_img_two: '/b',
  },
  withdrawal: {
    no: 'W-1',
    id: 'W-1',
    count: '250',
    created_at,
    client_key,
    status: 'n',
    type: 'bank',
    branch_bank: 'Banco',
    bank_card: '1234',
  },
};

/** Reads a row of an entity and writes it again. An order is of the kind that is asked for. */
function writtenAgain(name: keyof typeof rows, row: unknown): unknown {
  if (name === 'order') return codecs.order.encode(codecs.order.decode(row, 'stock'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each encodes what it has decoded
  const { decode, encode } = codecs[name] as typeof codecs.balance;
  return encode(decode(row));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const names = Object.keys(rows) as (keyof typeof rows)[];

it.each(names)('%s is written with all that was read', (name) => {
  expect(writtenAgain(name, rows[name])).toStrictEqual(rows[name]);
});

it.each(names)('%s is written without what is not known', (name) => {
  const unknown = Object.entries(Object(writtenAgain(name, {}))).filter(
    ([, value]) => value === null || value === undefined,
  );
  expect(unknown).toEqual([]);
});

/** Entities by the names that the contract has for them; a receipt is read out of anything. */
it.each([
  ['balance', 'Balance'],
  ['billEntry', 'BillEntry'],
  ['card', 'BankCard'],
  ['category', 'Category'],
  ['configEntry', 'ConfigEntry'],
  ['currencyPair', 'CurrencyPair'],
  ['debt', 'Stock'],
  ['favourite', 'WatchlistItem'],
  ['fund', 'Fund'],
  ['customerCase', 'Case'],
  ['fundOrder', 'FundOrder'],
  ['gainRecord', 'GainRecord'],
  ['gainYear', 'GainYear'],
  ['instrumentGain', 'InstrumentGain'],
  ['ipo', 'Ipo'],
  ['ipoOrder', 'IpoOrder'],
  ['loanRecord', 'LoanRecord'],
  ['loanSummary', 'LoanSummary'],
  ['message', 'Message'],
  ['newsItem', 'NewsItem'],
  ['offer', 'BlockItem'],
  ['order', 'Order'],
  ['notice', 'Notice'],
  ['passkey', 'Passkey'],
  ['portfolio', 'Portfolio'],
  ['position', 'Position'],
  ['quote', 'Quote'],
  ['recharge', 'RechargeRecord'],
  ['session', 'Session'],
  ['stock', 'Stock'],
  ['userInfo', 'UserInfo'],
  ['verification', 'Verification'],
  ['withdrawal', 'WithdrawRecord'],
] as const)('%s is not read out of a list, which names it %s', (name, schema) => {
  expect(() => writtenAgain(name, [])).toThrow(`${schema} is not an object`);
});

it.each([
  ['favourite', { stock_code: 'NVLO' }],
  ['stock', { stock: 'NVLO' }],
  ['currencyPair', { stock: 'NVLO' }],
  ['ipoOrder', { tag: 'NVLO' }],
  ['offer', { tag: 'NVLO' }],
  ['position', { tag: 'NVLO' }],
] as const)('%s without a name is called by its code', (name, row) => {
  expect(codecs[name].decode(row).name).toBe('NVLO');
  expect(codecs[name].decode({}).name).toBe('—');
});

it('reads an application by its row where it has no number, and a group without instruments', () => {
  expect(codecs.ipoOrder.decode({ id: '7' }).orderNumber).toBe('7');
  expect(codecs.category.decode({}).stocks).toEqual([]);
  const [unnamed] = codecs.category.decode({ stocks: [{ stock_code: 'SPX' }] }).stocks;
  expect(unnamed).toEqual({ symbol: 'SPX', name: 'SPX', image: null });
});

it.each([
  ['Forthcoming', 'forthcoming'],
  ['Closed', 'closed'],
  ['Listed', 'listed'],
])('reads an IPO that is %s', (status, word) => {
  expect(codecs.ipo.decode({ status }).status).toBe(word);
});

it('reads both ways of money, and both kinds of what it goes to', () => {
  expect(['income', 'expense'].map((type) => codecs.billEntry.decode({ type }).type)).toEqual([
    'income',
    'expense',
  ]);
  expect(['bank', 'trc20'].map((type) => codecs.withdrawal.decode({ type }).kind)).toEqual([
    'bank',
    'trc20',
  ]);
});
