import { readContract } from '@corro/openapi/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from './corro.ts';
import { messagesOf } from './messages.ts';

const t = messagesOf('es');

/** The calls that the contract adds to the specification, by patterns of their addresses. */
const added = readContract().added.map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) };
});

/** Sections with nothing but a heading, facts without a value, and empty lists. */
function holesOf(part: Locator): Promise<string[]> {
  return part.evaluate((whole) => {
    const seen = (selector: string) =>
      [...whole.querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      );
    const wordless = 'svg, img, canvas, input';
    const hasNothing = (text: string, element: Element) =>
      text.trim() === '' && element.querySelector(wordless) === null;
    const headings = seen('h2, h3').filter((heading) => {
      const section = heading.closest('section');
      return (
        section !== null &&
        hasNothing(section.textContent.replace(heading.textContent, ''), section)
      );
    });
    const lists = seen('section, ul, ol, dl').filter((element) => element.childElementCount === 0);
    const parts = seen('li, dd, a, button').filter((element) =>
      hasNothing(element.textContent, element),
    );
    return [
      ...headings.map((heading) => `nothing below «${heading.textContent}»`),
      ...[...lists, ...parts].map((element) => `an empty ${element.tagName.toLowerCase()}`),
    ];
  });
}

/** An upstream without extensions. Observes which of their calls a page makes, and its errors. */
export async function withoutExtensions(page: Page) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const method = request.method();
    if (added.some((call) => call.method === method && call.pattern.test(pathname))) {
      asked.push(`${method} ${pathname}`);
    }
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The browser reports the markup of an article that the policy refuses.
    if (page.url().includes('/news/')) return;
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route('**/api/v2/config', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: { data: { tag: string }[] } = await response.json();
    const without = data.filter(({ tag }) => tag !== 'extensions');
    await route.fulfill({ response, json: { ...envelope, data: without } });
  });
  expect(added.length).toBeGreaterThan(5);
  return {
    /** A part of the page is whole: no added call was made since, nothing failed, and nothing is missing. */
    async expectWhole(part: Locator, where: string): Promise<void> {
      await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('shell.retry') })).toHaveCount(0);
      // Rows fill in as they arrive; a hole that stays is the fault.
      await expect.soft.poll(() => holesOf(part), { message: where }).toEqual([]);
      expect.soft(asked.splice(0), where).toEqual([]);
      expect.soft(complaints.splice(0), where).toEqual([]);
    },
  };
}
