import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FramePage } from './framePage.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'corro-frame-'));
writeFileSync(join(folder, 'index.html'), '<html lang="es"><body></body></html>');
const operator = { OPERATOR_NAME: 'Casa', OPERATOR_REGULATOR: 'CNBV', OPERATOR_LICENCE: '7' };

test('serves the chosen language and lists the offered ones', async () => {
  const page = new FramePage(folder, readSettings({ LOCALES: 'es,de', ...operator }), () => false);
  expect(await page.answer('corro-locale=de').text()).toBe(
    '<html lang="de" data-locales="es de"><body></body></html>',
  );
  expect(await page.answer(undefined).text()).toContain('lang="es"');
});

test.each([
  ['without an operator', {}, false],
  ['of a simulated upstream', operator, true],
])('the page %s has the demo flag', async (_what, env, isSimulated) => {
  const page = new FramePage(folder, readSettings(env), () => isSimulated);
  expect(await page.answer(undefined).text()).toContain(
    '<html lang="es" data-locales="es" data-demo>',
  );
});

test('allows framing within its own site only', () => {
  const { headers } = new FramePage(folder, readSettings({}), () => false).answer(undefined);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; trusted-types 'none'",
  );
  expect(headers.get('cache-control')).toBe('no-store');
});

test('answers 404 without a build', () => {
  expect(new FramePage('/none', readSettings({}), () => false).answer(undefined).status).toBe(404);
});
