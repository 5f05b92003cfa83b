import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';

/** Of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const faceFile = /\/assets\/face-[^/]+\.woff2$/;

/** Keeps the face on its way until it is let go. */
async function holdFace(page: Page) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(faceFile);
  await page.route(faceFile, async (route) => {
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

/** Where each piece of text stands, and how high it is; in px. */
async function boxesOfText(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; top: number; height: number; right: number }[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, top, right } = range.getBoundingClientRect();
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && width * height > 1) boxes.push({ text, top, height, right });
    }
    return boxes;
  });
}

/**
 * How far the layout has shifted since the page began, as the browser adds it up. A text that is cut off a letter sooner
 * counts there too, though all stays in its place: it does not here.
 */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const hasMoved =
              entry.sources.length === 0 ||
              entry.sources.some(
                ({ previousRect, currentRect }) =>
                  JSON.stringify(previousRect) !== JSON.stringify(currentRect),
              );
            if (hasMoved) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

const hasFace = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Corro'));

for (const path of ['/login', '/register', '/', '/markets']) {
  test(`${path}: the face comes after the first view, and no text moves for it`, async ({
    page,
    corro,
    customer,
  }) => {
    const face = await holdFace(page);
    if (['/login', '/register'].includes(path)) await page.goto(path);
    else await visit(page, { corro, customer, path });
    await face.asked;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForTimeout(2000);
    expect(await hasFace(page)).toBe(false);
    const before = await boxesOfText(page);
    const shiftBefore = await layoutShift(page);
    expect(before.length).toBeGreaterThan(5);

    face.letGo();
    await expect.poll(() => hasFace(page)).toBe(true);

    const after = await boxesOfText(page);
    expect(after).toHaveLength(before.length);
    for (const [index, { text, top, height }] of after.entries()) {
      const was = before[index]!;
      expect(Math.abs(height - was.height), `height of «${text}»`).toBeLessThanOrEqual(1);
      expect(Math.abs(top - was.top), `top of «${text}»`).toBeLessThanOrEqual(1);
    }
    expect((await layoutShift(page)) - shiftBefore).toBe(0);
  });
}

test('the face is kept for a year, and is not fetched where data are saved', async ({
  page,
  context,
}) => {
  const face = page.waitForResponse(faceFile);
  await page.goto('/login');
  const headers = (await face).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('font/woff2');

  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/register');
  // The icon is sent for in the same moment.
  await page.waitForRequest(/\/favicon-48\.png$/);
  await page.waitForTimeout(500);
  expect(asked.filter((url) => faceFile.test(url))).toEqual([]);
});
