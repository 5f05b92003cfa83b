import {
  type KeyedCall,
  keyedEntryStatement,
  type Movement,
  post,
  type RowOf,
  type Store,
  type Trx,
} from '../store/index.ts';
import type { Answer } from './answer.ts';

/** A movement, with the answers to the call for it: only the customer's cash says which of them it is. */
export interface PlannedEntry {
  movement: Movement;
  /** Written with it. */
  rows: readonly RowOf[];
  /** Written where the cash does not cover it. */
  ifUncovered: readonly RowOf[];
  covered: Answer;
  uncovered: Answer;
}

/**
 * Takes the key, makes the movement and keeps the answer in one statement. Null, and nothing done, where the key is
 * taken or the account is held: that takes a transaction, which can wait.
 *
 * @throws CommitUnknown when the connection broke meanwhile
 */
export async function carryOutAtOnce(
  store: Store,
  call: KeyedCall,
  { movement, rows, ifUncovered, covered, uncovered }: PlannedEntry,
): Promise<string | null> {
  const answers = { covered: JSON.stringify(covered), uncovered: JSON.stringify(uncovered) };
  const statement = keyedEntryStatement(movement, rows, { call, ...answers, ifUncovered });
  const kept = await store.atOnce(statement);
  return kept?.[0]?.answer ?? null;
}

/** The same inside a transaction that has taken the key and keeps the answer. */
export async function carryOut(
  trx: Trx,
  { movement, rows, ifUncovered, covered, uncovered }: PlannedEntry,
): Promise<Answer> {
  return (await post(trx, movement, rows, { ifUncovered })) ? covered : uncovered;
}
