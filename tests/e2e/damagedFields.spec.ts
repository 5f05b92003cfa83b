import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import {
  answerWith,
  dataSchemas,
  idsOf,
  fakeOf,
  repeatRows,
  type Row,
  rowsIn,
  withRows,
} from './harness/contractAnswers.ts';
import { expect, test } from './harness/corro.ts';
import { navigate } from './harness/navigate.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

// A damaged field of an answer must not hide other rows or break a screen.

/**
 * Number of rows in each list. It exceeds the number of fields of a row, because the scope
 * `one row each` damages a different field in each row. It is small enough for a list that has all
 * of its rows in the page.
 */
const count = 24;

/** Damaged values of a field. By day only null is tested, at night all are. */
const damages: Readonly<Record<string, unknown>> = {
  null: null,
  ...(process.env['CORRO_NIGHTLY'] === 'true' && {
    absent: undefined,
    empty: '',
    zero: 0,
    'of another type': { of: 'another type' },
    'no number and no date': '0000-00-00',
  }),
};

type Scope = 'one row each' | 'everything at once';

/** Complete and valid data of every call. */
const whole = new Map<string, unknown>(
  [...dataSchemas].map(([path, data]) => {
    const rows = rowsIn(data);
    if (rows === undefined) return [path, fakeOf(data, 0)];
    const kinds = [0, 1, 2, 3].map((seed) => fakeOf(rows, seed));
    return [path, withRows(data, repeatRows(kinds, count))];
  }),
);

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function damaged(data: unknown, scope: Scope, damage: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((row: unknown, at) => {
      if (!isRow(row)) return row;
      const fields = fieldsOf(row);
      return damagedIn(row, scope === 'one row each' ? fields.slice(at, at + 1) : fields, damage);
    });
  }
  if (!isRow(data)) return data;
  const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
  const rest =
    scope === 'everything at once' && !('count' in data)
      ? damagedIn(data, fieldsOf(data), damage)
      : data;
  return {
    ...rest,
    ...Object.fromEntries(lists.map(([name, rows]) => [name, damaged(rows, scope, damage)])),
  };
}

/** Lists the fields of a row that do not identify it. */
function fieldsOf(row: Row): readonly string[] {
  const ids = idsOf(row);
  return Object.keys(row).filter((field) => !ids.includes(field));
}

function damagedIn(row: Row, fields: readonly string[], damage: unknown): Row {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, damage])) };
}

/** Matches text that a screen shows after a formatting error. */
const nonsense = /.*(?:NaN|undefined|\bnull\b|Invalid|\[object).*/g;

/** Selector of the list of first steps. Its rows are not counted, because their number depends on the data. */
const steps = `[aria-label="${messagesOf('es')('welcome.title')}"]`;

const rowsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator(`:not(${steps}) > li, tbody tr, [role=row], [role=option]`)
    .count();

/** Visits every screen while calls get these answers. */
async function walk(
  page: Page,
  answers: ReadonlyMap<string, unknown>,
  look: (path: string) => Promise<void>,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answerWith(page, answers);
  await page.goto('/settings');
  // Waits until the app runs, because `navigate` changes the address without a page load.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of addresses) {
    await navigate(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await look(path);
  }
}

for (const [name, damage] of Object.entries(damages)) {
  test(`a field that is ${name} hides no row and breaks no screen`, async ({
    page,
    corro,
    customer,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, { corro, customer, path: '/settings' });
    const rows = new Map<string, number>();
    await walk(page, whole, async (path) => {
      rows.set(path, await rowsOn(page));
    });
    for (const scope of ['one row each', 'everything at once'] as const) {
      await test.step(scope, async () => {
        const answers = [...whole].map(
          ([path, data]) => [path, damaged(data, scope, damage)] as const,
        );
        await walk(page, new Map(answers), async (path) => {
          // The screen may have more rows: a row whose type became unknown may appear in another list.
          const least = rows.get(path) ?? 0;
          await expect.poll(() => rowsOn(page), path).toBeGreaterThanOrEqual(least);
          expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([]);
          const text = await page.locator('body').innerText();
          expect([...text.matchAll(nonsense)].flat(), path).toEqual([]);
        });
      });
    }
    expect(errors).toEqual([]);
  });
}
