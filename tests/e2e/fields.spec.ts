import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import {
  answerWith,
  dataSchemas,
  idsOf,
  madeUp,
  repeated,
  type Row,
  rowsIn,
  withRows,
} from './harness/contractAnswers.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

// Every field of every answer that screens read, damaged in every way: it costs its own place and nothing else.

/** More than a row has fields, fewer than are windowed. */
const count = 24;

/** The values that replace a field's own: by day, and the further ones at night; without a value the field is absent. */
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

/** In one row of each list, to check that the others survive; or in all rows and objects at once. */
type Scope = 'one row each' | 'everything at once';

/** The data of every call, whole. */
const whole = new Map<string, unknown>(
  [...dataSchemas].map(([path, data]) => {
    const rows = rowsIn(data);
    if (rows === undefined) return [path, madeUp(data, 0, true)];
    const kinds = [0, 1, 2, 3].map((seed) => madeUp(rows, seed, true));
    return [path, withRows(data, repeated(kinds, count))];
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

/** All but what tells the row apart from others. */
function fieldsOf(row: Row): readonly string[] {
  const ids = idsOf(row);
  return Object.keys(row).filter((field) => !ids.includes(field));
}

function damagedIn(row: Row, fields: readonly string[], damage: unknown): Row {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, damage])) };
}

/** What a program says where it means nothing. */
const nonsense = /.*(?:NaN|undefined|\bnull\b|Invalid|\[object).*/g;

/** Of the customer's first steps, those are listed that can be told to be open. */
const steps = `[aria-label="${messagesOf('es')('welcome.title')}"]`;

const rowsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator(`:not(${steps}) > li, tbody tr, [role=row], [role=option]`)
    .count();

/** Visits every screen over an upstream that answers so. */
async function walk(
  page: Page,
  answers: ReadonlyMap<string, unknown>,
  look: (path: string) => Promise<void>,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answerWith(page, answers);
  await page.goto('/settings');
  // A change of the address is heard once the app is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of addresses) {
    await lead(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await look(path);
  }
}

for (const [name, damage] of Object.entries(damages)) {
  test(`a field that is ${name} costs its own place`, async ({ page, corro, customer }) => {
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
          // More where a row of an unknown type is listed with others.
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
