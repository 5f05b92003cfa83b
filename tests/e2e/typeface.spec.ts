import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';

/** An entry of the Layout Instability API, which lib.dom lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const fontFile = /\/assets\/face-[^/]+\.woff2$/;

/** Holds the response of the font file until `release` is called. */
async function holdFont(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requested = page.waitForRequest(fontFile);
  await page.route(fontFile, async (route) => {
    await released;
    await route.continue();
  });
  return { requested, release };
}

/** Measures each visible text node in px: its top, its height and its right edge. */
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
 * Sums all layout shifts of the page. Shifts whose rectangle does not change do not count, because they come from
 * truncated text.
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

const hasFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family === 'Corro' && status === 'loaded'),
  );

/** Measures every two seconds until a measurement equals the one before, and returns it. */
async function untilUnchanged<Value>(page: Page, measure: () => Promise<Value>): Promise<Value> {
  let last = await measure();
  await expect(async () => {
    const before = last;
    await page.waitForTimeout(2000);
    last = await measure();
    expect(JSON.stringify(last)).toBe(JSON.stringify(before));
  }).toPass();
  return last;
}

for (const path of ['/login', '/']) {
  test(`${path}: the font loads after the first view and moves no text`, async ({
    page,
    corro,
    customer,
  }) => {
    const font = await holdFont(page);
    if (path === '/login') await page.goto(path);
    else await visit(page, { corro, customer, path });
    await font.requested;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const before = await untilUnchanged(page, () => boxesOfText(page));
    expect(await hasFont(page)).toBe(false);
    const shiftBefore = await layoutShift(page);
    expect(before.length).toBeGreaterThan(5);

    font.release();
    await expect.poll(() => hasFont(page)).toBe(true);

    const after = await boxesOfText(page);
    expect(after).toHaveLength(before.length);
    for (const [index, { text, top, height }] of after.entries()) {
      const was = before[index]!;
      expect(Math.abs(height - was.height), `height of «${text}»`).toBeLessThanOrEqual(1);
      expect(Math.abs(top - was.top), `top of «${text}»`).toBeLessThanOrEqual(1);
    }
    // Amounts become wider in their lines, because the figures of system fonts are narrower.
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.01);
  });
}

test('a chart writes its axis in the font once it has loaded', async ({
  page,
  corro,
  customer,
}) => {
  const font = await holdFont(page);
  await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  await font.requested;
  // A screenshot would wait for the font.
  const drawn = () =>
    page
      .getByRole('application')
      .evaluate((chart) =>
        Array.from(chart.querySelectorAll('canvas'), (canvas) => canvas.toDataURL()).join(' '),
      );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The test's clock stands still, so nothing else draws the chart again.
  const before = await untilUnchanged(page, drawn);

  font.release();
  await expect.poll(() => hasFont(page)).toBe(true);
  await expect.poll(async () => (await drawn()) === before).toBe(false);
});

test('the font is cached for a year, and not loaded in data-saving mode', async ({
  page,
  context,
}) => {
  const font = page.waitForResponse(fontFile);
  await page.goto('/login');
  const headers = (await font).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('font/woff2');

  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // Waits for the request of this icon: if the app requested the font, it would do so at the same
  // time.
  const icon = page.waitForRequest(/\/favicon-48\.png$/);
  await page.goto('/register');
  await icon;
  await page.waitForTimeout(500);
  expect(requested.filter((url) => fontFile.test(url))).toEqual([]);
});
