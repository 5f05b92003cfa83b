import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sentencesInCode } from './sentencesInCode.ts';

const root = mkdtempSync(join(tmpdir(), 'corro-words-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), source);
}

it('finds the sentences that are written into the code, and no ids', async () => {
  write('apps/web/src/Login.tsx', `const a = t('login.title'), b = t(\`tab.\${tab}\`);`);
  expect(await sentencesInCode(root)).toEqual([]);
  write('apps/web/src/New.tsx', `const c = t({ id: 'new.title', defaultMessage: 'Hola' });`);
  expect(await sentencesInCode(root)).toMatchObject([{ id: 'new.title', locale: null }]);
});
