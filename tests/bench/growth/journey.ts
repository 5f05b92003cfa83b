import { demoCustomer } from '@corro/sandbox';
import type { PasskeyCreation, TestPasskey } from '@corro/sandbox/test-authenticator';
import type { Contract } from '../../contract/contract.ts';
import type { CallInput } from '../../contract/request.ts';

/** What the calls of a customer have answered so far, under `data`. */
export interface Seen {
  readonly phone: string;
  readonly passkey: TestPasskey;
  field(call: string, name: string): string;
  rows(call: string): readonly Record<string, string>[];
  data(call: string): unknown;
}

type Input = (seen: Seen) => CallInput;

/** A call, and what it brings. */
export interface Step {
  readonly call: string;
  readonly input: Input;
}

/** The same; it brings the contract's example unless given. */
type Written = readonly [call: string, input?: Input];

/** Of every customer here. */
const { password, transactionCode } = demoCustomer;
const newPassword = 'otra-secreta-8';

/** What every customer has bought, and sold once. */
const share = 'VLTA';

/** What the required parameters ask for that are called so, where the example is of nothing that is there. */
const parameters: Readonly<Record<string, string>> = {
  symbol: share,
  symbols: share,
  tag: share,
  id: 'demo-01',
  read: '/stock/success/v2/balance',
  month: new Date().toISOString().slice(0, 7),
  year: String(new Date().getFullYear()),
};

const ownRow = (seen: Seen, call: string) => {
  const [row] = seen.rows(call);
  if (row === undefined) throw new Error(`${call} lists nothing.`);
  return row;
};

const cardId = (seen: Seen) => ownRow(seen, 'GET /stock/success/bank/list')['id'];

const bankAccount = {
  branch_bank: 'Banco del Centro',
  bank_card: '002010077777777771',
  bank_user: 'Nombre Apellido',
};

/** A form with a photo: a GIF of one white pixel. */
function photoForm(): FormData {
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(gif)], 'foto.gif'));
  return form;
}

const body = (make: (seen: Seen) => object) => (seen: Seen) => ({ body: make(seen) });

const cost = (row: Record<string, string>) => Number(row['min']) * Number(row['issue_price']);

/** The offering that costs least to apply for. */
function application(seen: Seen): object {
  const [least] = seen
    .rows('GET /client/ipo')
    .filter(({ status }) => status === 'Forthcoming')
    .toSorted((one, other) => cost(one) - cost(other));
  const { id, symbol: tag, min: count, issue_price: price } = least ?? {};
  return { id, tag, count, price };
}

/** How many participations in a fund are left. */
const partsLeft = (row: Record<string, string>) =>
  (Number(row['issue_amount']) - Number(row['sold_amount'])) / Number(row['amount']);

/** The fund of which most is left. */
function fundId(seen: Seen): string | undefined {
  const funds = seen.rows('GET /v2/fund/list');
  return funds.toSorted((one, other) => partsLeft(other) - partsLeft(one))[0]?.['id'];
}

const photo = (seen: Seen) => seen.field('POST /stock/success/upload', 'url');

const login: Written = ['POST /stock/user/login', body(({ phone }) => ({ user: phone, password }))];

/** The calls that are not plain reads, in an order in which all of them succeed. */
const steps: readonly Written[] = [
  ['POST /stock/success/stock/list'],
  ['POST /stock/success/deal/list'],
  ['POST /stock/success/collection/add', body(() => ({ symbol: share }))],
  ['POST /stock/success/collection/remove', body(() => ({ symbol: share }))],
  ['POST /stock/success/user_message/send'],
  [
    'POST /stock/success/deal/buy',
    body((seen) => {
      const { stock, prasent } = ownRow(seen, 'GET /v2/stock/list');
      return { tag: stock, count: 1, price: prasent, mold: 'stock' };
    }),
  ],
  [
    'POST /stock/success/deal/sell',
    body((seen) => {
      const price = seen.field('POST /stock/success/deal/buy', 'price');
      return { no: seen.field('POST /stock/success/deal/buy', 'no'), price, sell_price: price };
    }),
  ],
  ['POST /stock/success/v2/recharge/add'],
  [
    'POST /stock/success/money/access',
    body((seen) => ({ bank_id: cardId(seen), count: '250', stock_password: transactionCode })),
  ],
  [
    'POST /stock/success/v2/case/open',
    body((seen) => ({
      kind: 'withdrawal',
      no: seen.field('POST /stock/success/money/access', 'no'),
      subject: 'other',
    })),
  ],
  [
    'POST /stock/success/v2/case/close',
    body((seen) => ({ no: seen.field('POST /stock/success/v2/case/open', 'no') })),
  ],
  [
    'POST /stock/success/v2/cancel',
    body((seen) => ({
      kind: 'withdrawal',
      no: seen.field('POST /stock/success/money/access', 'no'),
    })),
  ],
  ['POST /stock/success/loans/add'],
  [
    'POST /stock/success/loans/repay',
    body((seen) => ({ no: ownRow(seen, 'GET /stock/success/loans/list')['no'] })),
  ],
  ['POST /stock/success/ipo/buy', body(application)],
  ['POST /stock/success/fund/purchase', body((seen) => ({ project_id: fundId(seen) }))],
  [
    'POST /stock/success/v2/notice/read',
    body((seen) => ({
      id: ownRow(seen, 'GET /stock/success/v2/notice/list')['id'],
      and_older: true,
    })),
  ],
  ['POST /stock/success/upload', () => ({ body: photoForm() })],
  ['GET /files/{id}', (seen) => ({ path: { id: photo(seen).replace('/api/files/', '') } })],
  [
    'POST /stock/success/autonomy/add',
    body((seen) => ({
      real_name: 'Nombre Apellido',
      id_number: 'A1234567',
      id_number_img: photo(seen),
      id_number_img_two: photo(seen),
    })),
  ],
  [
    'POST /stock/success/v2/passkey/options',
    body(() => ({ password, stock_password: transactionCode })),
  ],
  [
    'POST /stock/success/v2/passkey/add',
    body((seen) => ({
      passkey: seen.passkey.create(
        seen.data('POST /stock/success/v2/passkey/options') as PasskeyCreation,
      ),
    })),
  ],
  ['POST /stock/user/passkey/options'],
  [
    'POST /stock/user/passkey/login',
    body((seen) => ({
      passkey: seen.passkey.sign({
        challenge: seen.field('POST /stock/user/passkey/options', 'challenge'),
      }),
    })),
  ],
  [
    'POST /stock/success/v2/passkey/withdraw',
    body((seen) => ({ bank_id: cardId(seen), count: '250' })),
  ],
  [
    'POST /stock/success/v2/passkey/rename',
    body((seen) => ({ id: seen.field('POST /stock/success/v2/passkey/add', 'id'), name: 'Otro' })),
  ],
  [
    'POST /stock/success/v2/passkey/remove',
    body((seen) => ({ id: seen.field('POST /stock/success/v2/passkey/add', 'id'), password })),
  ],
  [
    'POST /stock/success/bank/edit',
    body((seen) => ({ ...bankAccount, type: 'bank', id: cardId(seen) })),
  ],
  ['POST /stock/success/bank/delete', body((seen) => ({ id: cardId(seen) }))],
  ['POST /stock/success/bank/add'],
  [
    'POST /stock/success/v2/session/end',
    body((seen) => ({
      id: seen.rows('GET /stock/success/v2/session/list').find((one) => !one['is_current'])?.['id'],
    })),
  ],
  ['POST /stock/success/v2/start-over'],
  ['POST /stock/success/user/password/up', body(() => ({ password, password_new: newPassword }))],
  ['POST /stock/success/v2/session/logout'],
  [
    'POST /v2/user/forget',
    body(({ phone }) => ({ user: phone, password: transactionCode, new_password: password })),
  ],
  [
    'POST /stock/user/reg',
    body(({ phone }) => ({
      user: phone.replace(/^../, '57'),
      password: newPassword,
      code: 'CORRO',
    })),
  ],
];

/** Never ends. */
const endless = new Set(['GET /v2/quotes/stream']);

/**
 * Every call of the contract as a customer makes it: the login, all that is read, and what is written.
 *
 * @throws Error naming calls of the contract that are not among them
 */
export function journeyOf(contract: Contract): readonly Step[] {
  const known = new Set([login, ...steps].map(([call]) => call));
  const others = contract.calls.filter((call) => !known.has(call) && !endless.has(call));
  const missing = others.filter((call) => !call.startsWith('GET '));
  if (missing.length > 0) throw new Error(`Not called: ${missing.join(', ')}.`);
  const exampleOf = (call: string): CallInput => {
    const asked = contract.askedOf(call);
    const query = asked.parameters
      .filter(({ required = false, in: where }) => required && where === 'query')
      .map(({ name, example }) => [name, parameters[name] ?? String(example)] as const);
    const { example } = asked.body ?? {};
    return { query: Object.fromEntries(query), ...(asked.body === null ? {} : { body: example }) };
  };
  const reads = others.map((call): Written => [call]);
  return [login, ...reads, ...steps].map(([call, input = () => exampleOf(call)]) => ({
    call,
    input,
  }));
}
