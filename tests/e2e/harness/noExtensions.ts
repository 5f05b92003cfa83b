import { readContract } from '@corro/openapi/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from './corro.ts';
import { messagesOf } from './messages.ts';

const t = messagesOf('es');

/** Calls of extensions, which are in the contract but not in the specification. */
const added = readContract().added.map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) };
});

/** Describes the empty parts of a screen: sections with only a heading, empty lists, and elements without text. */
function holesOf(part: Locator): Promise<string[]> {
  return part.evaluate((whole) => {
    const seen = (selector: string) =>
      [...whole.querySelectorAll(selector)].filter(
        (element) =>
          element.getClientRects().length > 0 && element.closest('[aria-hidden=true]') === null,
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

/** Hides the upstream's extensions from the app; records errors and calls of extensions. */
export async function withoutExtensions(page: Page) {
  const extensionCalls: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const method = request.method();
    if (added.some((call) => call.method === method && call.pattern.test(pathname))) {
      extensionCalls.push(`${method} ${pathname}`);
    }
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // Ignores the console on articles, because the Content-Security-Policy reports refused markup there.
    if (page.url().includes('/news/')) return;
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/api/v2/config', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: { data: { tag: string }[] } = await response.json();
    const without = data.filter(({ tag }) => tag !== 'extensions');
    await route.fulfill({ response, json: { ...envelope, data: without } });
  });
  expect(added.length).toBeGreaterThan(5);
  return {
    /** Expects that there was no extension call and no error since the last check, and that no part is empty. */
    async expectComplete(part: Locator, where: string): Promise<void> {
      await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('shell.retry') })).toHaveCount(0);
      // Polls, because a part may be empty until its rows arrive.
      await expect.soft.poll(() => holesOf(part), { message: where }).toEqual([]);
      expect.soft(extensionCalls.splice(0), where).toEqual([]);
      expect.soft(errors.splice(0), where).toEqual([]);
    },
  };
}
