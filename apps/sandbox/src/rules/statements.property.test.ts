import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { billOf } from '../store/index.ts';
import {
  acts,
  type Customer,
  live,
  openAccount,
  openMarket,
  type Step,
} from './portfolio/histories.fixture.ts';
import { monthOf, statementsOf, stretchOf } from './statements.ts';

// Creates customers with random histories and compares their statements with the balance after each
// entry.

const seed = Number(process.env['CORRO_SEED'] ?? 1);
const numRuns = Number(process.env['CORRO_HISTORIES'] ?? 10);
const dayMs = 86_400_000;
const end = Date.parse('2026-11-20T15:33:20.000Z');

const market = await openMarket();
afterAll(() => market.store.close());

const names = Object.keys(acts).filter((name): name is keyof typeof acts => name !== 'look');

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...names),
    choice: fc.nat({ max: 9999 }),
    afterMs: fc.integer({ min: 60_000, max: 40 * dayMs }),
    runsDueJobs: fc.boolean(),
  }),
  { minLength: 4, maxLength: 16 },
);

/** The entries of the customer in a month, oldest first. */
async function entriesIn({ store, session }: Customer, month: string) {
  const filter = { type: 'all', ...stretchOf(month) } as const;
  const page = { offset: 0, limit: 1000 };
  return (await billOf(store.db, session.customerId, filter, page)).rows.toReversed();
}

test('in every history a month opens with the previous close, and closes with the balance of its last entry', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 90 * dayMs }), async (lived, restMs) => {
      const whole = lived.reduce((sum, { afterMs }) => sum + afterMs, restMs);
      const customer = await openAccount(market, end - whole);
      await live(customer, lived, restMs);
      const { store, session } = customer;
      const newest = await statementsOf(store, session.customerId, end);
      const all = newest.toReversed();
      expect(all[0]?.opening).toBe(0n);
      expect(newest[0]?.month).toBe('2026-11');
      let before = 0n;
      let counted = 0;
      for (const { month, opening, closing, income, expense, count } of all) {
        const entries = await entriesIn(customer, month);
        const sum = entries.reduce((total, { amount }) => total + amount, 0n);
        expect(entries.map(({ created_at: at }) => monthOf(Number(at)))).toEqual(
          entries.map(() => month),
        );
        expect(opening).toBe(before);
        expect(closing).toBe(opening + sum);
        expect(income - expense).toBe(sum);
        expect(Number(count)).toBe(entries.length);
        before = closing;
        counted += entries.length;
      }
      const page = { offset: 0, limit: 1 };
      const found = await billOf(store.db, session.customerId, { type: 'all' }, page);
      expect(counted).toBe(found.count);
      const { available } = await store.db
        .selectFrom('accounts')
        .select('available')
        .where('customer_id', '=', session.customerId)
        .where('kind', '=', 'cash')
        .executeTakeFirstOrThrow();
      expect(newest[0]?.closing).toBe(available);
    }),
    { seed, numRuns, endOnFailure: true },
  );
}, 300_000);

test.each([
  // Midnight in Mexico City is 06:00 UTC.
  ['2026-11-01T05:59:59.999Z', '2026-10'],
  ['2026-11-01T06:00:00.000Z', '2026-11'],
  ['2026-01-01T05:00:00.000Z', '2025-12'],
])('%s is in %s', (time, month) => {
  const at = Date.parse(time);
  expect(monthOf(at)).toBe(month);
  const { from, to } = stretchOf(month);
  expect(at >= from && at < to).toBe(true);
});
