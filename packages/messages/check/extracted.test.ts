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

/** Findings for a catalogue with these ids and the written sources. */
async function findingsFor(...ids: readonly string[]): Promise<string[]> {
  const reference = Object.fromEntries(ids.map((id) => [id, 'Hola']));
  return compareExtracted(reference, await extractMessages(root)).map(findingLine);
}

it('finds messages in calls of t, defineMessage and defineMessages', async () => {
  write('apps/web/src/Login.tsx', `const a = <T>{i18n.t({ id: 'a.plain' }, { name })}</T>;`);
  write('apps/web/src/title.ts', `const title = defineMessage({ id: 'a.title' });`);
  write(
    'packages/messages/src/tabs.ts',
    `export const tabs = defineMessages({ all: { id: 'tab.all' }, 'not-paid': { id: 'tab.not-paid' } } satisfies Tabs);`,
  );
  expect(await findingsFor('a.plain', 'a.title', 'tab.all', 'tab.not-paid')).toEqual([]);
});

it('finds a message that only a test shows', async () => {
  write('apps/web/src/Login.tsx', `t({ id: 'a.one' });`);
  write('apps/web/src/Login.test.tsx', `t({ id: 'a.two' });`);
  expect(await findingsFor('a.one', 'a.two')).toEqual([
    'all four a.two: is used nowhere. Remove it, or show it.',
  ]);
});

it('finds a message without a catalogue entry, and a text in the code', async () => {
  write(
    'apps/web/src/Login.tsx',
    `t({ id: 'a.one' }); t({ id: 'a.two', defaultMessage: 'Hola' });`,
  );
  expect(await findingsFor('a.two')).toEqual([
    'all four a.one: is shown and in no catalogue. Write it.',
    'all four a.two: is a sentence in the code. Move it to the catalogues and show it by its id.',
  ]);
});

it('rejects a computed id', async () => {
  write('apps/web/src/Tabs.tsx', 't({ id: `tab.${tab}` });');
  await expect(extractMessages(root)).rejects.toThrow('Tabs.tsx:1:5');
});
