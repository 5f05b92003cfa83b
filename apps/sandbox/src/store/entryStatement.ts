import { CompiledQuery, type Insertable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { AccountKind, EntryReason } from './columnTypes.ts';
import { entryId } from './entryId.ts';
import type { KeyedCall } from './idempotency.ts';
import { prepare } from './prepared.ts';

/** A row about to be written, and its table. */
export type RowOf = {
  [Table in keyof Database]: readonly [table: Table, row: Insertable<Database[Table]>];
}[keyof Database];

/** One movement of money: cents by account, which sum to zero. */
export interface Movement {
  customerId: string;
  reason: EntryReason;
  orderNumber: string | null;
  at: number;
  amounts: Partial<Record<AccountKind, bigint>>;
}

/** What else depends on whether a movement is made; each row is of a table that has the customer's id. */
export interface PostOptions {
  /** Written first. Where a row with its key is there already, the movement is not made. */
  unique?: RowOf;
  /** Written when the cash account does not hold what would leave it. */
  ifUncovered?: readonly RowOf[];
}

/** The answers to a keyed call that is decided by whether the cash account holds what would leave it. */
export interface KeyedAnswers {
  call: KeyedCall;
  covered: string;
  uncovered: string;
  /** Written when it does not. */
  ifUncovered: readonly RowOf[];
}

export const accountKinds: readonly AccountKind[] = [
  'cash',
  'fees',
  'funding',
  'held',
  'invested',
  'loans',
  'market',
];

/** A statement that is put together as text: Kysely takes ten times as long for one of this size. */
class Text {
  readonly values: unknown[] = [];

  param(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** One row to a statement of its own within the statement, so that each value has its column's type. */
  insertion([table, row]: RowOf, condition: string): string {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const columns = given.map(([column]) => `"${column}"`).join(', ');
    const values = given.map(([, value]) => this.param(value)).join(', ');
    return `insert into "${table}" (${columns}) select ${values} where ${condition}`;
  }
}

const isHeld = 'exists (select 1 from held)';
const isClaimed = 'exists (select 1 from claimed)';

/**
 * One balanced entry with the rows that belong to it. Answers the accounts that were moved: none where the movement was
 * not made.
 *
 * @throws Error when the amounts do not sum to zero or there are none: a defect of the caller
 */
export function entryStatement(
  movement: Movement,
  rows: readonly RowOf[],
  { unique, ifUncovered = [] }: PostOptions,
): CompiledQuery<{ kind: AccountKind }> {
  const text = new Text();
  const claim =
    unique === undefined
      ? 'select 1 from held'
      : `${text.insertion(unique, isHeld)} on conflict do nothing returning 1`;
  const others = ifUncovered.map((row) => text.insertion(row, `not ${isHeld}`));
  const parts = { lock: 'for update', claim, isMade: isClaimed, rows, others };
  return CompiledQuery.raw(
    `${withEntry(text, movement, parts)} select kind from moved`,
    text.values,
  );
}

/**
 * The same with the key of the call that it belongs to, for a transaction of this statement alone. Answers what the key
 * keeps from now on; no row, and nothing is written, where the key is taken already. It waits for no account: where
 * another transaction holds the customer's cash, it fails with 55P03.
 */
export function keyedEntryStatement(
  movement: Movement,
  rows: readonly RowOf[],
  { call, covered, uncovered, ifUncovered }: KeyedAnswers,
): CompiledQuery<{ answer: string }> {
  const text = new Text();
  const { customerId, key, fingerprint } = call;
  const taken = [customerId, key, fingerprint, BigInt(movement.at), covered, uncovered];
  const [customer, ...others] = taken.map((value) => text.param(value));
  const [keyParam, fingerprintParam, at, ifHeld, ifNot] = others;
  const claim = `insert into idempotency (customer_id, key, fingerprint, created_at, answer)
    select ${customer}, ${keyParam}, ${fingerprintParam}, ${at}, case when ${isHeld} then ${ifHeld} else ${ifNot} end
    on conflict do nothing returning answer`;
  const isMade = `${isClaimed} and ${isHeld}`;
  const refused = ifUncovered.map((row) => text.insertion(row, `${isClaimed} and not ${isHeld}`));
  const parts = { lock: 'for update nowait', claim, isMade, rows, others: refused };
  // A missing account has to undo it all, and there is no transaction around it to do that: the division by zero does.
  const isWhole = `(select count(*) from moved) in (0, ${movedBy(movement).length})`;
  const statement = `${withEntry(text, movement, parts)}
    select answer from claimed where 1 / (case when ${isWhole} then 1 else 0 end) = 1`;
  return CompiledQuery.raw(prepare(statement), text.values);
}

/** What a movement moves, by account. */
export function movedBy({ amounts }: Movement): { kind: AccountKind; amount: bigint }[] {
  return accountKinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ kind, amount }];
  });
}

interface EntryParts {
  /** How the cash account is locked. */
  lock: string;
  /** A statement that has to answer a row for the movement to be made. */
  claim: string;
  /** When the movement is made. */
  isMade: string;
  /** Written with the movement. */
  rows: readonly RowOf[];
  /** Insertions with conditions of their own. */
  others: readonly string[];
}

function withEntry(text: Text, movement: Movement, parts: EntryParts): string {
  const { customerId, reason, orderNumber, at, amounts } = movement;
  const moved = movedBy(movement);
  if (moved.length === 0 || moved.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error(`An entry that does not balance: ${reason}`);
  }
  const { cash = 0n } = amounts;
  const least = cash < 0n ? ` and available >= ${text.param(-cash)}` : '';
  const id = entryId(at);
  const entry = { customer_id: customerId, entry_id: id, reason, order_number: orderNumber };
  const written: RowOf[] = [['entries', { ...entry, created_at: BigInt(at) }], ...parts.rows];
  const others = [...written.map((row) => text.insertion(row, parts.isMade)), ...parts.others];
  const customer = `${text.param(customerId)}::uuid`;
  const changes = moved.map(
    ({ kind, amount }) => `(${text.param(kind)}::text, ${text.param(amount)}::bigint)`,
  );
  return `with held as (
      select available from accounts where customer_id = ${customer} and kind = 'cash'${least} ${parts.lock}
    ), claimed as (
      ${parts.claim}
    ), changes (kind, amount) as (
      values ${changes.join(', ')}
    ), moved as (
      update accounts set available = accounts.available + changes.amount from changes
      where accounts.customer_id = ${customer} and accounts.kind = changes.kind and ${parts.isMade}
      returning accounts.kind, changes.amount, accounts.available
    ), posted as (
      insert into postings (customer_id, entry_id, kind, amount, balance_after)
      select ${customer}, ${text.param(id)}::uuid, kind, amount, available from moved
    ), ${others.map((other, index) => `row_${index} as (${other})`).join(', ')}`;
}
