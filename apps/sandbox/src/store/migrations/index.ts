import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { firstTrade } from './0001-first-trade.ts';
import { dueWork } from './0002-due-work.ts';
import { offers } from './0003-offers.ts';
import { ipo } from './0004-ipo.ts';
import { funds } from './0005-funds.ts';
import { messages } from './0006-messages.ts';
import { recharges } from './0007-recharges.ts';
import { withdrawals } from './0008-withdrawals.ts';
import { loans } from './0009-loans.ts';
import { cards } from './0010-cards.ts';
import { identity } from './0011-identity.ts';
import { attempts } from './0012-attempts.ts';
import { guessing } from './0014-guessing.ts';
import { withdrawalsHeld } from './0015-withdrawals-held.ts';
import { leases } from './0018-leases.ts';

function statements(texts: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}

/** Every migration by its name, in the order of the names. One that has run is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-first-trade': statements(firstTrade),
  '0002-due-work': statements(dueWork),
  '0003-offers': statements(offers),
  '0004-ipo': statements(ipo),
  '0005-funds': statements(funds),
  '0006-messages': statements(messages),
  '0007-recharges': statements(recharges),
  '0008-withdrawals': statements(withdrawals),
  '0009-loans': statements(loans),
  '0010-cards': statements(cards),
  '0011-identity': statements(identity),
  '0012-attempts': statements(attempts),
  '0014-guessing': statements(guessing),
  '0015-withdrawals-held': statements(withdrawalsHeld),
  '0018-leases': statements(leases),
};
