import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findingLine } from './catalogues.ts';
import { compareExtracted, extractMessages } from './extracted.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'corro-messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), source);
}

/** What is said of these sentences, beside what `write` wrote. */
async function said(...ids: readonly string[]): Promise<string[]> {
  const reference = Object.fromEntries(ids.map((id) => [id, 'Hola']));
  return compareExtracted(reference, await extractMessages(root)).map(findingLine);
}

it('reads sentences that are shown, defined, and of a family', async () => {
  write('apps/web/src/Login.tsx', `const a = <T>{i18n.t({ id: 'a.plain' }, { name })}</T>;`);
  write('apps/web/src/title.ts', `const title = defineMessage({ id: 'a.title' });`);
  write(
    'packages/messages/src/tabs.ts',
    `export const tabs = defineMessages({ all: { id: 'tab.all' }, 'not-paid': { id: 'tab.not-paid' } } satisfies Tabs);`,
  );
  expect(await said('a.plain', 'a.title', 'tab.all', 'tab.not-paid')).toEqual([]);
});

it('finds a sentence that nothing shows, tests aside', async () => {
  write('apps/web/src/Login.tsx', `t({ id: 'a.one' });`);
  write('apps/web/src/Login.test.tsx', `t({ id: 'a.two' });`);
  expect(await said('a.one', 'a.two')).toEqual([
    'all four a.two: is used nowhere. Remove it, or show it.',
  ]);
});

it('finds one that no catalogue has, and one that is written into the code', async () => {
  write(
    'apps/web/src/Login.tsx',
    `t({ id: 'a.one' }); t({ id: 'a.two', defaultMessage: 'Hola' });`,
  );
  expect(await said('a.two')).toEqual([
    'all four a.one: is shown and in no catalogue. Write it.',
    'all four a.two: is a sentence in the code. Move it to the catalogues and show it by its id.',
  ]);
});

it('refuses an id that is put together where it is shown', async () => {
  write('apps/web/src/Tabs.tsx', 't({ id: `tab.${tab}` });');
  await expect(extractMessages(root)).rejects.toThrow('Tabs.tsx:1:5');
});
