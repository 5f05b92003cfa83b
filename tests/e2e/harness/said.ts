import type { Page } from '@playwright/test';

/** All that a page says, line by line: to the eye, to a screen reader, in fields and in its title. */
export async function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const heard = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const lines = [document.title, ...document.body.innerText.split('\n')];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of heard) lines.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement) lines.push(element.value);
    }
    return [...new Set(lines.map((line) => line.trim().replaceAll('\u00a0', ' ')))].filter(Boolean);
  });
}
