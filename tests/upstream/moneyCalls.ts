import { tryPasskey } from './passkeyCalls.ts';
import { extensionsOf, type ReadData } from './readCalls.ts';
import { rowsOf, textOf, type Row } from './rows.ts';
import type { Yardstick } from './yardstick.ts';

const buyCall = 'POST /stock/success/deal/buy';

/** A GIF of one white pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

const bankAccount = {
  bank: 'bank',
  branch_bank: 'Banco del Centro',
  bank_card: '002010077777777771',
  bank_user: 'Nombre Apellido',
};

/** A test account of the upstream. */
export interface Customer {
  readonly phone: string;
  readonly password: string;
  /** Six digits. */
  readonly transactionCode: string;
  /** Invitation code for a new customer. */
  readonly invitation: string;
}

export interface PlayMoney {
  readonly customer: Customer;
  readonly newKey: () => string;
  /** A phone number of 10 digits that is not registered. */
  readonly newPhone: () => string;
}

/** Makes every call that moves money or changes the account. */
export async function moveEverything(
  yardstick: Yardstick,
  { share, price }: ReadData,
  { customer, newKey, newPhone }: PlayMoney,
): Promise<void> {
  const { ask } = yardstick;
  const post = (path: string, body: unknown) => ask(`POST ${path}`, { body });
  const order = (path: string, body: unknown) => ask(`POST ${path}`, { body, key: newKey() });

  await registerSomebody(yardstick, customer, newPhone());
  await order('/stock/success/user_message/send', { message: 'Prueba del contrato' });

  const code = customer.transactionCode;
  const bought = await buyTwice(yardstick, newKey(), {
    tag: textOf(share, 'stock'),
    count: 1,
    price,
    mold: 'stock',
  });
  const held = rowsOf(
    await ask('GET /stock/success/v2/transaction', {
      query: { type: 'stock', tag: textOf(share, 'stock'), page: '1', limit: '10' },
    }),
  );
  const lot = held.find((row) => textOf(row, 'no') === textOf(bought, 'no')) ?? held[0];
  if (lot !== undefined) {
    const body = { no: lot['no'], price: lot['price'], sell_price: price };
    await order('/stock/success/deal/sell', body);
  }
  for (const mold of ['bulk', 'finalize']) {
    const offers = rowsOf(await post('/stock/success/stock/list', { mold }));
    const offer = cheapest(offers.filter((row) => textOf(row, 'status') === '1'));
    if (offer === null) continue;
    const { id, tag, price: offered, count } = offer;
    const body = { tag, count, price: offered, mold, id, stock_password: code };
    await ask(buyCall, { body, key: newKey() });
  }
  const ipos = rowsOf(await ask('GET /client/ipo'));
  const ipo = ipos.find((row) => textOf(row, 'status') === 'Forthcoming');
  if (ipo !== undefined) {
    const { id, symbol, min, issue_price: issued } = ipo;
    await order('/stock/success/ipo/buy', { id, tag: symbol, count: Number(min), price: issued });
    await ask('GET /stock/success/ipo/list');
  }
  const fund = cheapest(rowsOf(await ask('GET /v2/fund/list')));
  if (fund !== null) await order('/stock/success/fund/purchase', { project_id: fund['id'] });

  const recharge = await order('/stock/success/v2/recharge/add', { count: '5000' });
  await order('/stock/success/loans/add', { count: '500' });
  const extensions = await extensionsOf(yardstick);
  if (extensions.includes('cases')) await askAbout(yardstick, textOf(recharge, 'no'), newKey());
  if (extensions.includes('loans.repay')) await repayNewest(yardstick, newKey());
  const withdrawn = await withdrawToCard(yardstick, code, newKey());
  if (extensions.includes('passkeys') && withdrawn !== null) {
    const { bank: _, ...details } = bankAccount;
    const account = extensions.includes('cards.confirm') ? details : null;
    await tryPasskey(yardstick, customer, { ...withdrawn, key: newKey(), account });
  }
  if (extensions.includes('cancel')) await cancelNewest(yardstick, newKey());
  if (extensions.includes('cards.delete')) await deleteCard(yardstick);
  await verify(yardstick);
  await readAgain(yardstick);
  if (extensions.includes('notices')) await markNewest(yardstick);
  if (extensions.includes('recovery')) {
    const body = { password: customer.password, passkeys: [] };
    await yardstick.ask('POST /stock/success/v2/recovery/secure', { body });
  }
  // This is the last call, because it deletes everything that the calls above have created.
  if (extensions.includes('startover')) await order('/stock/success/v2/start-over', {});
}

/** Opens a case about a recharge, finds it in the list, and closes it. */
async function askAbout(yardstick: Yardstick, no: string, key: string): Promise<void> {
  const [open, list] = [
    'POST /stock/success/v2/case/open',
    'GET /stock/success/v2/case/list',
  ] as const;
  const asked = { kind: 'recharge', no, subject: 'other' };
  const opened = textOf(await yardstick.ask(open, { body: asked, key }), 'no');
  if (opened === '') return;
  const rows = rowsOf(await yardstick.ask(list));
  if (!rows.some((row) => textOf(row, 'no') === opened)) {
    yardstick.note(list, 'lacks the case that was opened');
  }
  await yardstick.ask('POST /stock/success/v2/case/close', { body: { no: opened } });
}

/** Buys twice with the same key. If the upstream honours keys, both answers must be the same. */
async function buyTwice(yardstick: Yardstick, key: string, body: object): Promise<unknown> {
  const first = await yardstick.call(buyCall, { body, key });
  if (first?.msg !== 'ok') return null;
  if (first.headers.get('idempotency-honoured') === 'true') {
    const again = await yardstick.call(buyCall, { body, key });
    if (JSON.stringify(again?.data) !== JSON.stringify(first.data)) {
      const said = 'it says Idempotency-Honoured, and answers the same key otherwise';
      yardstick.note(buyCall, said);
    }
  }
  return first.data;
}

/** Transaction code that the new customer gets in place of the first one. */
const changedCode = '864207';

/** Registers a customer and changes that customer's passwords, so that the test account keeps its own. */
async function registerSomebody(
  yardstick: Yardstick,
  { invitation, transactionCode }: Customer,
  phone: string,
): Promise<void> {
  const [first, second, third] = ['corro-uno-1', 'corro-dos-2', 'corro-tres-3'];
  const registered = await yardstick.call('POST /stock/user/reg', {
    body: { user: phone, password: first, code: invitation },
    token: null,
  });
  if (registered?.msg !== 'ok') return;
  const session = await yardstick.ask('POST /stock/user/login', {
    body: { user: phone, password: first },
    token: null,
  });
  const token = textOf(session, 'token');
  const up = 'POST /stock/success/user/password/up';
  await yardstick.ask(up, {
    token,
    body: { fund_code_new: transactionCode, type: 'transaction', is_first: true },
  });
  const changesCode = (await extensionsOf(yardstick)).includes('code.change');
  const code = changesCode ? changedCode : transactionCode;
  if (changesCode) {
    const secrets = { password: first, fund_code: transactionCode };
    const change = { fund_code_new: code, type: 'transaction', is_first: false, ...secrets };
    await yardstick.ask(up, { token, body: change });
  }
  await yardstick.ask(up, { token, body: { password: first, password_new: second } });
  if ((await extensionsOf(yardstick)).includes('sessions')) {
    await endSessions(yardstick, { phone, password: second, token });
  }
  await yardstick.ask('POST /v2/user/forget', {
    token: null,
    body: { user: phone, password: code, new_password: third },
  });
}

/** Ends sessions of the new customer: a second session, then all others, then the first. */
async function endSessions(
  yardstick: Yardstick,
  { phone, password, token }: { phone: string; password: string; token: string },
): Promise<void> {
  const [list, end] = [
    'GET /stock/success/v2/session/list',
    'POST /stock/success/v2/session/end',
  ] as const;
  const logout = 'POST /stock/success/v2/session/logout';
  const body = { user: phone, password };
  const further = textOf(
    await yardstick.ask('POST /stock/user/login', { token: null, body }),
    'token',
  );
  const isOpen = async (by: string) => (await yardstick.call(list, { token: by }))?.msg === 'ok';
  const other = rowsOf(await yardstick.ask(list, { token })).find(
    (row) => row['is_current'] === false,
  );
  if (other !== undefined) {
    await yardstick.ask(end, { token, body: { id: other['id'] } });
    if (await isOpen(further)) yardstick.note(end, 'the token of what it ended is still taken');
  }
  await yardstick.ask(end, { token, body: { others: true } });
  await yardstick.ask(logout, { token, body: {} });
  if (await isOpen(token)) yardstick.note(logout, 'the token of who logged out is still taken');
}

/**
 * Adds and edits a card, and withdraws the minimum to it. If it is not in the list, does so with
 * the first card. Returns the amount and the card; null if there is no card.
 */
async function withdrawToCard(
  yardstick: Yardstick,
  code: string,
  key: string,
): Promise<{ cardId: unknown; amount: string } | null> {
  const list = () => yardstick.ask('GET /stock/success/bank/list', { query: { type: 'bank' } });
  const isConfirmed = (await extensionsOf(yardstick)).includes('cards.confirm');
  const account = { ...bankAccount, ...(isConfirmed ? { stock_password: code } : {}) };
  await yardstick.ask('POST /stock/success/bank/add', { body: account });
  const cards = rowsOf(await list());
  const card = cards.find((row) => textOf(row, 'bank_card') === bankAccount.bank_card) ?? cards[0];
  if (card === undefined) return null;
  await yardstick.ask('POST /stock/success/bank/edit', {
    body: { ...account, id: card['id'], type: 'bank' },
  });
  const config = rowsOf(await yardstick.ask('GET /v2/config'));
  const least = config.find((row) => textOf(row, 'tag') === 'min_withdraw_count');
  const amount = textOf(least, 'value') || '100';
  await yardstick.ask('POST /stock/success/money/access', {
    key,
    body: { bank_id: card['id'], count: amount, stock_password: code },
  });
  return { cardId: card['id'], amount };
}

/** Repays an unpaid loan. If there is none, repays the newest loan, which may not be paid out yet. */
async function repayNewest({ ask }: Yardstick, key: string): Promise<void> {
  const loans = rowsOf(
    await ask('GET /stock/success/loans/list', { query: { page: '1', limit: '10' } }),
  );
  const loan = loans.find((row) => textOf(row, 'state') === '4') ?? loans[0];
  if (loan === undefined) return;
  const no = textOf(loan, 'no') || textOf(loan, 'id');
  await ask('POST /stock/success/loans/repay', { key, body: { no } });
}

/** Cancels the newest withdrawal. */
async function cancelNewest({ ask }: Yardstick, key: string): Promise<void> {
  const query = { page: '1', limit: '10' };
  const [newest] = rowsOf(await ask('GET /stock/success/property/withdraw', { query }));
  const no = textOf(newest, 'no') || textOf(newest, 'id');
  if (no === '') return;
  await ask('POST /stock/success/v2/cancel', { key, body: { kind: 'withdrawal', no } });
}

async function deleteCard({ ask }: Yardstick): Promise<void> {
  const cards = rowsOf(await ask('GET /stock/success/bank/list', { query: { type: 'bank' } }));
  const card = cards.find((row) => textOf(row, 'bank_card') === bankAccount.bank_card);
  if (card !== undefined)
    await ask('POST /stock/success/bank/delete', { body: { id: card['id'] } });
}

async function verify(yardstick: Yardstick): Promise<void> {
  const upload = async () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(gif)], 'foto.gif', { type: 'image/gif' }));
    return textOf(await yardstick.ask('POST /stock/success/upload', { body }), 'url');
  };
  const [front, back] = [await upload(), await upload()];
  const id = /\/files\/([^/]+)$/.exec(front)?.[1];
  if (id !== undefined) await yardstick.call('GET /files/{id}', { path: { id } });
  await yardstick.ask('POST /stock/success/autonomy/add', {
    body: {
      real_name: 'Nombre Apellido',
      id_number: 'A1234567',
      id_number_img: front,
      id_number_img_two: back,
    },
  });
}

/** Reads again the lists that got rows by the calls above. */
async function readAgain({ ask }: Yardstick): Promise<void> {
  const query = { page: '1', limit: '10' };
  await ask('GET /stock/success/autonomy/state');
  await ask('GET /stock/success/user_message/list-message');
  await ask('GET /stock/success/v2/bill', { query: { ...query, type: 'all' } });
  await ask('GET /stock/success/v2/transaction', { query: { ...query, type: 'stock' } });
  await ask('GET /stock/success/property/list', { query });
  await ask('GET /stock/success/property/withdraw', { query });
  await ask('GET /stock/success/loans/list', { query });
  await ask('GET /stock/success/fund/orders', { query });
  for (const mold of ['stock', 'bulk', 'finalize', 'ipo']) {
    await ask('POST /stock/success/deal/list', { body: { mold, page: 1, limit: 10 } });
  }
}

/** Marks the newest notice and all older ones as read. */
async function markNewest({ ask }: Yardstick): Promise<void> {
  const query = { page: '1', limit: '10' };
  const [newest] = rowsOf(await ask('GET /stock/success/v2/notice/list', { query }));
  const id = textOf(newest, 'id');
  if (id !== '') await ask('POST /stock/success/v2/notice/read', { body: { id, and_older: true } });
}

/** Returns the minimum cost of an offer or a fund, in US dollars. */
function costOf(row: Row): number {
  return Number(textOf(row, 'amount') || textOf(row, 'price')) * Number(textOf(row, 'count') || 1);
}

/** Returns the row with the lowest minimum cost, or null. */
function cheapest(rows: readonly Row[]): Row | null {
  return rows.toSorted((left, right) => costOf(left) - costOf(right))[0] ?? null;
}
