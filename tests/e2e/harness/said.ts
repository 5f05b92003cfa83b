import type { Locator, Page } from '@playwright/test';

/**
 * All that a page says, line by line: to the eye, to a screen reader, in fields and in its title.
 *
 * @param within the one part that is listened to; left out, the whole page
 */
export async function said(
  page: Page,
  within: Locator = page.locator('body'),
): Promise<readonly string[]> {
  return within.evaluate((part: HTMLElement) => {
    const heard = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const lines = [document.title, ...part.innerText.split('\n')];
    for (const element of part.querySelectorAll('*')) {
      for (const name of heard) lines.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement) lines.push(element.value);
    }
    return [...new Set(lines.map((line) => line.trim().replaceAll('\u00a0', ' ')))].filter(Boolean);
  });
}
