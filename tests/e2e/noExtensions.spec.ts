import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

const file = resolve(import.meta.dirname, '../../openapi/__generated__/openapi.json');
const { paths }: { paths: Record<string, Record<string, Record<string, unknown>>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** The calls that the specification does not have, as `METHOD /path`, by a pattern of their addresses. */
const added = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, call]) => 'x-added' in call)
    .map(([method]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    })),
);

/** Headings of sections that hold nothing else, and lists that hold nothing. */
function holesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h2, h3')].filter((heading) => {
      const section = heading.closest('section');
      if (section === null || heading.getClientRects().length === 0) return false;
      const rest = section.textContent.replace(heading.textContent, '').trim();
      return rest === '' && section.querySelector('svg, img, canvas, input') === null;
    });
    const lists = [...main.querySelectorAll('section, ul, ol, dl')].filter(
      (element) => element.getClientRects().length > 0 && element.childElementCount === 0,
    );
    return [
      ...headings.map((heading) => `nothing below «${heading.textContent}»`),
      ...lists.map((list) => `an empty ${list.tagName.toLowerCase()}`),
    ];
  });
}

test('an upstream that announces no extension is asked for none, and leaves no hole', async ({
  page,
  corro,
  customer,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const method = request.method();
    if (added.some((call) => call.method === method && call.pattern.test(pathname))) {
      asked.push(`${method} ${pathname}`);
    }
  });
  await page.route('**/api/v2/config', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: { data: { tag: string }[] } = await response.json();
    const without = data.filter(({ tag }) => tag !== 'extensions');
    await route.fulfill({ response, json: { ...envelope, data: without } });
  });
  expect(added.length).toBeGreaterThan(5);
  const config = page.waitForResponse('**/api/v2/config');
  await visit(page, { corro, customer, path: '/account' });
  await config;
  for (const path of addresses) {
    await lead(page, path);
    await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('shell.retry') })).toHaveCount(0);
    expect.soft(await holesOf(page), path).toEqual([]);
    expect.soft(asked.splice(0), path).toEqual([]);
  }
});
