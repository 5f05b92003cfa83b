import type { Client } from 'pg';

/** Tables that do not grow with the customers. */
export const fixed = [
  'news',
  'signing_keys',
  'leases',
  'ipo_books',
  'fund_sales',
  'kysely_migration',
  'kysely_migration_lock',
];

/** An account of the size that a customer of some months has: what moved when, in days ago, and its legs in cents. */
const movements = `with legs (n, days, reason, prefix, kind, amount) as (values
  (1, 90, 'welcome-credit', null, 'cash', 2500000), (1, 90, 'welcome-credit', null, 'funding', -2500000),
  (2, 80, 'recharge', 'R', 'cash', 500000), (2, 80, 'recharge', 'R', 'funding', -500000),
  (3, 70, 'stock-buy', 'B1', 'cash', -10100), (3, 70, 'stock-buy', 'B1', 'market', 10000),
  (3, 70, 'stock-buy', 'B1', 'fees', 100),
  (4, 60, 'stock-buy', 'B2', 'cash', -10100), (4, 60, 'stock-buy', 'B2', 'market', 10000),
  (4, 60, 'stock-buy', 'B2', 'fees', 100),
  (5, 50, 'stock-sell', 'S1', 'cash', 9900), (5, 50, 'stock-sell', 'S1', 'market', -10000),
  (5, 50, 'stock-sell', 'S1', 'fees', 100),
  (6, 40, 'withdraw-request', 'W', 'cash', -20000), (6, 40, 'withdraw-request', 'W', 'held', 20000),
  (7, 39, 'withdraw-paid', 'W', 'held', -20000), (7, 39, 'withdraw-paid', 'W', 'funding', 20000),
  (8, 30, 'fund-buy', 'F', 'cash', -100000), (8, 30, 'fund-buy', 'F', 'invested', 100000),
  (9, 20, 'loan-payout', 'L', 'cash', 50000), (9, 20, 'loan-payout', 'L', 'loans', -50000),
  (10, 10, 'ipo-application', 'I', 'cash', -10100), (10, 10, 'ipo-application', 'I', 'held', 10100),
  (11, 9, 'ipo-allotment', 'I', 'held', -10100), (11, 9, 'ipo-allotment', 'I', 'market', 10000),
  (11, 9, 'ipo-allotment', 'I', 'fees', 100))`;

/** Customers `$2` in number after the first `$1`, the time being `$3`; their ids are spread as random ones are. */
const numbered = `numbered as (
  select i, md5('customer ' || i)::uuid as customer_id, '56' || lpad(i::text, 8, '0') as phone, $3::bigint as now,
    $3::bigint - 100 * 86400000::bigint - i as at from generate_series($1::bigint + 1, $1::bigint + $2::bigint) as i)`;

const entryId = `(lpad(to_hex(at + (90 - days) * 86400000::bigint), 12, '0') || '70008000' || lpad(to_hex(n * 16777216 + i), 12, '0'))::uuid`;

const daysAgo = (days: number) => `now - ${days} * 86400000::bigint`;

const secret = (what: string) => `md5('${what} ' || i) || md5(i || ' ${what}')`;

/** What a customer has, by table: columns, and what is in them. */
const rows: readonly (readonly [table: string, columns: string, values: string, from?: string])[] =
  [
    ['phones', 'phone, customer_id', 'phone, customer_id'],
    [
      'customers',
      'customer_id, phone, customer_number, password_hash, code_hash, created_at, first_login_at',
      `customer_id, phone, 'C-' || i, known.password_hash, known.code_hash, at, at`,
      `cross join (select password_hash, code_hash from customers limit 1) as known`,
    ],
    [
      'sessions',
      'customer_id, token_hash, created_at, expires_at, used_at, device_hash, browser, system, device',
      `customer_id, ${secret('token')}, ${daysAgo(2)}, now + 28 * 86400000::bigint, ${daysAgo(1)}, ${secret('device')},
        'Chrome', 'Android', 'phone'`,
    ],
    ['devices', 'customer_id, device_hash, used_at', `customer_id, ${secret('device')}, at`],
    [
      'ended_sessions',
      'customer_id, token_hash, ended_at',
      // Each customer ends one a day.
      `customer_id, ${secret('ended')}, now - (i * 7919 % 86400) * 1000::bigint`,
    ],
    [
      'attempts',
      'subject, wrong, since',
      `'login:' || phone, 0, now - (i * 7919 % 172800) * 1000::bigint`,
    ],
    [
      'passkey_challenges',
      'challenge, purpose, subject, expires_at',
      `${secret('challenge')}, 'add', customer_id, now + 3600000`,
    ],
    [
      'passkeys',
      'customer_id, passkey_id, credential_id, public_key, counter, transports, created_at',
      `customer_id, md5('passkey ' || i)::uuid, ${secret('credential')}, '\\x00', 0, 'internal', at`,
    ],
    [
      'entries',
      'customer_id, entry_id, reason, order_number, created_at',
      `customer_id, ${entryId}, reason, prefix || '-' || i, at + (90 - days) * 86400000::bigint`,
      'cross join (select distinct n, days, reason, prefix from legs) as moved',
    ],
    [
      'postings',
      'customer_id, entry_id, kind, amount, balance_after',
      `customer_id, ${entryId}, kind, amount, balance`,
      `cross join (select *, sum(amount) over (partition by kind order by n) as balance from legs) as moved`,
    ],
    [
      'accounts',
      'customer_id, kind, available',
      'customer_id, kind, amount',
      'cross join (select kind, sum(amount) as amount from legs group by kind) as moved',
    ],
    [
      'orders',
      'customer_id, order_number, side, mold, symbol, name, market, quantity, price, amount, fee, total, status, lot_number, created_at',
      `customer_id, number || '-' || i, side, 'stock', 'VLTA', 'Una empresa', 'US', 1, 100000000, 10000, 100, total, 1,
        case side when 'sell' then 'B1-' || i end, ${daysAgo(1)} - days * 86400000::bigint`,
      `cross join (values ('B1', 'buy', 70, 10100), ('B2', 'buy', 60, 10100), ('S1', 'sell', 50, 9900))
        as orders (number, side, days, total)`,
    ],
    [
      'lots',
      'customer_id, order_number, type, symbol, name, market, quantity, cost_price, cost_total, created_at, sold_by, mold',
      `customer_id, number || '-' || i, 'stock', 'VLTA', 'Una empresa', 'US', 1, 100000000, 10100,
        ${daysAgo(1)} - days * 86400000::bigint, sold || '-' || i, mold`,
      `cross join (values ('B1', 70, 'S1', 'stock'), ('B2', 60, null, 'stock'), ('I', 9, null, 'ipo'))
        as lots (number, days, sold, mold)`,
    ],
    [
      'recharges',
      'customer_id, order_number, amount, status, created_at, ended_at',
      `customer_id, 'R-' || i, 500000, 2, ${daysAgo(80)}, ${daysAgo(80)}`,
    ],
    [
      'withdrawals',
      'customer_id, order_number, card_kind, bank_name, masked_account, amount, status, created_at, ended_at',
      `customer_id, 'W-' || i, 'bank', 'Banco', '•••• 1234', 20000, 'y', ${daysAgo(40)}, ${daysAgo(39)}`,
    ],
    [
      'fund_orders',
      'customer_id, order_number, fund_id, name, days, min_return, max_return, amount, status, ends_at, created_at',
      `customer_id, 'F-' || i, 'INM-1', 'Un fondo', 360, 400, 900, 100000, 'active', now + 330 * 86400000::bigint, ${daysAgo(30)}`,
    ],
    [
      'loans',
      'customer_id, order_number, amount, rate, days, cost, state, is_late, repayment_at, created_at, paid_out_at',
      `customer_id, 'L-' || i, 50000, 1200, 30, 500, 4, false, now + 10 * 86400000::bigint, ${daysAgo(20)}, ${daysAgo(20)}`,
    ],
    ['credit_lines', 'customer_id, used', 'customer_id, 50000'],
    [
      'due_work',
      'customer_id, kind, subject, due_at',
      'customer_id, kind, prefix || i, now + days * 86400000::bigint',
      `cross join (values ('loan-repayment', 'L-', 10), ('fund-payout', 'F-', 330)) as work (kind, prefix, days)`,
    ],
    [
      'ipo_applications',
      `customer_id, ipo_id, order_number, series, symbol, name, quantity, price, held, closes_at, status, allotted,
        amount, fee, returned, created_at, ended_at`,
      `customer_id, 1000000 + i % 700, 'I-' || i, 'A', 'VLTA', 'Una empresa', 1, 100000000, 10100, ${daysAgo(9)}, 2, 1,
        10000, 100, 0, ${daysAgo(10)}, ${daysAgo(9)}`,
    ],
    [
      'notices',
      'customer_id, notice_id, kind, order_number, amount, is_read, created_at',
      `customer_id, kind || prefix || i, kind, prefix || i, 50000, days > 30, ${daysAgo(0)} - days * 86400000::bigint`,
      `cross join (values ('deposit-done', 'R-', 80), ('withdrawal-done', 'W-', 39), ('loan-granted', 'L-', 20))
        as told (kind, prefix, days)`,
    ],
    [
      'messages',
      'customer_id, message_id, author, text, is_read, created_at',
      `customer_id, md5(author || i)::uuid, author, 'Hola', author = 'customer', ${daysAgo(5)}`,
      `cross join (values ('customer'), ('agent')) as written (author)`,
    ],
    [
      'cases',
      'customer_id, case_number, kind, operation_number, amount, subject, state, created_at',
      `customer_id, 'K-' || i, 'withdrawal', 'W-' || i, 20000, 'not-received', 'closed', ${daysAgo(30)}`,
    ],
    [
      'favourites',
      'customer_id, symbol, created_at',
      'customer_id, symbol, at',
      `cross join (values ('QNTR'), ('NBRX')) as liked (symbol)`,
    ],
    [
      'idempotency',
      'customer_id, key, fingerprint, answer, created_at',
      `customer_id, md5(n || ' key ' || i)::uuid, ${secret('print')}, '{"msg":"ok","data":{"no":"B1"}}', ${daysAgo(3)}`,
      'cross join generate_series(1, 3) as n',
    ],
    [
      'cards',
      'customer_id, card_id, kind, bank_name, account, holder, status, created_at',
      `customer_id, md5('card ' || i)::uuid, 'bank', 'Banco', '002010077777777771', 'Titular', 1, at`,
    ],
    [
      'photos',
      'customer_id, photo_id, jpeg, is_used, created_at',
      `customer_id, md5(n || ' photo ' || i)::uuid, decode(repeat('00', 500), 'hex'), true, at`,
      'cross join generate_series(1, 2) as n',
    ],
    [
      'verifications',
      'customer_id, status, real_name, id_number, front_photo, back_photo, created_at',
      // Rejected, so that a name can be submitted.
      `customer_id, 3, 'Nombre Apellido', 'A' || i, md5('1 photo ' || i)::uuid, md5('2 photo ' || i)::uuid, at`,
    ],
    [
      'list_marks',
      'customer_id, list, since, rows, at, id, income, expense',
      `customer_id, 'other', 0, 100, at, '', 0, 0`,
    ],
    [
      'closed_accounts',
      'customer_id, account_id, closed_at',
      `customer_id, md5('account ' || i)::uuid, at`,
    ],
  ];

/** How many customers are filled at a time. */
const portion = 20_000;

/** The phone of a customer that `fill` adds, from 1. */
export const phoneOf = (customer: number) => `56${String(customer).padStart(8, '0')}`;

/**
 * Fills a database with customers of the same months, as many rows each in every table that grows with the customers;
 * they have the secrets of the one customer that is there.
 *
 * @throws Error naming tables that did not grow
 */
export async function fill(client: Client, customers: number, now: number): Promise<void> {
  for (const [table, columns, values, more = ''] of rows) {
    for (let first = 0; first < customers; first += portion) {
      const most = Math.min(portion, customers - first);
      // In the order of the keys, which the indexes take faster.
      await client.query(
        `${movements}, ${numbered}
        insert into ${table} (${columns}) select ${values} from numbered ${more} order by customer_id`,
        [first, most, now],
      );
    }
  }
  await client.query('vacuum analyze');
  const { rows: small } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < $1 and relname <> all($2)`,
    [customers, fixed],
  );
  if (small.length > 0) throw new Error(`Not filled: ${small.map(({ name }) => name).join(', ')}.`);
}
