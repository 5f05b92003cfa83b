import { expect, test } from 'vitest';
import type { Backfill } from '../backfill.ts';
import { isRequired, migrations } from './index.ts';

// The previous version may still run on the tables after an additive migration, and an interrupted
// migration is repeated. So its steps only add, take short locks, and can run twice.

const column = String.raw`add column if not exists \w+ \w+(?:\[\])?(?: not null default [\w']+| default [\w']+)?`;

const allowed = [
  /^create table if not exists \w+ \(/,
  new RegExp(String.raw`^alter table \w+\s+${column}(?:,\s+${column})*$`),
  /^create (?:unique )?index concurrently if not exists \w+ on /,
  /^insert into \w+ [^;]* on conflict do nothing$/,
];
const inBatches = [
  /^update \w+ set [^;]*:rows/,
  /^insert into [^;]*:rows[^;]* on conflict do nothing$/,
];

function isAllowed(step: string | Backfill): boolean {
  return typeof step === 'string'
    ? allowed.some((form) => form.test(step))
    : inBatches.some((form) => form.test(step.statement));
}

test.each(Object.entries(migrations).filter(([name]) => !isRequired(name)))(
  '%s adds, without long locks, and can be repeated',
  (_, steps) => {
    expect(steps.filter((step) => !isAllowed(step))).toEqual([]);
  },
);

test.each([
  'alter table cards add column version bigint not null default 0',
  'alter table cards add column if not exists version bigint not null',
  'alter table cards add column if not exists version uuid not null default gen_random_uuid()',
  'alter table cards drop column version',
  'create index cards_by_version on cards (version)',
  'update cards set version = 0',
  'drop table list_marks',
  { table: 'cards', key: ['card_id'], statement: 'update cards set version = 0' },
])('an additive migration may not contain %j', (step) => {
  expect(isAllowed(step)).toBe(false);
});

test('a migration after which older versions cannot run has a name that says so', () => {
  const names = ['0030-ended-participations', '0031-plain-lists', '0040-contract-marks'];
  expect(names.map(isRequired)).toEqual([true, false, true]);
});
