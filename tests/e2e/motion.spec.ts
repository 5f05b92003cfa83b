import type { Page } from '@playwright/test';
import { patterns } from '@corro/web/links';
import { expect, test } from './harness/corro.ts';
import { drag, type Point } from './harness/drag.ts';
import { lead } from './harness/lead.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');

interface Movement {
  readonly change: string | undefined;
  /** What moves, and what of it: `old(root) opacity transform`. */
  readonly moved: readonly string[];
  readonly longestMs: number;
  readonly finishedAt: number;
}

declare global {
  interface Window {
    started: number;
    movements: Movement[];
  }
}

/** Notes each view transition of the page as it is over. */
function noteMovements(): void {
  window.started = 0;
  window.movements = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    window.started += 1;
    const transition = start(options);
    void transition.ready.then(() => {
      const animations = document.getAnimations().flatMap(({ effect }) => {
        const isOurs =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');
        return isOurs === true ? [effect] : [];
      });
      const noted = {
        change: document.documentElement.dataset.screenChange,
        moved: animations.map((effect) => {
          const frames = effect.getKeyframes();
          const properties = new Set(frames.flatMap((frame) => Object.keys(frame)));
          const ours = ['opacity', 'transform', 'width', 'height'].filter((name) =>
            properties.has(name),
          );
          return [effect.pseudoElement?.replace('::view-transition-', ''), ...ours].join(' ');
        }),
        longestMs: Math.max(
          ...animations.map((effect) => Number(effect.getComputedTiming().endTime)),
        ),
      };
      void transition.finished.then(() => {
        window.movements.push({ ...noted, finishedAt: performance.now() });
      });
    });
    return transition;
  };
}

const movements = (page: Page) => page.evaluate(() => window.movements);
const navigation = (page: Page) => page.getByRole('navigation', { name: t('nav.label') });

/** Opens home and waits until what moves is there, which is fetched last. */
async function openHome(page: Page, visiting: Omit<Parameters<typeof visit>[1], 'path'>) {
  const fetched = page.waitForResponse(/\/assets\/background-/);
  await visit(page, { ...visiting, path: '/' });
  await fetched;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It is there once it has taken the pull from the browser; until then nothing hears a press.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
}

test(
  'product §7: screens slide on and back, within 200 ms',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.addInitScript(noteMovements);
    await openHome(page, { corro, customer });
    expect(await movements(page)).toEqual([]);

    await navigation(page)
      .getByRole('link', { name: t('nav.markets') })
      .click();
    await expect.poll(() => movements(page)).toHaveLength(1);
    const row = page
      .getByRole('list', { name: t('markets.list') })
      .getByRole('link')
      .nth(6);
    await row.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(50);
    await row.click();
    await expect.poll(() => movements(page)).toHaveLength(2);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => movements(page)).toHaveLength(3);
    expect(await page.evaluate(() => scrollY)).toBe(left);

    const seen = await movements(page);
    expect(seen.map(({ change }) => change)).toEqual(['across', 'forward', 'back']);
    for (const { moved, longestMs } of seen) {
      expect(longestMs).toBeLessThanOrEqual(200);
      expect(moved.filter((name) => /width|height|group/.test(name))).toEqual([]);
    }
    expect(seen[1]?.moved).toContain('new(root) opacity transform');
    expect(seen[1]?.moved).toContain('new(corro-top) opacity');
  },
);

test('product §7: what a screen asks for does not wait until it stands still', async ({
  page,
  corro,
  customer,
}) => {
  await page.addInitScript(noteMovements);
  await openHome(page, { corro, customer });
  await lead(page, patterns.blockTrading);
  await expect.poll(() => movements(page)).toHaveLength(1);
  const [movement] = await movements(page);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/stock/success/stock/list'))
      .map(({ startTime }) => startTime),
  );
  expect(asked[0]).toBeLessThan((movement?.finishedAt ?? 0) - 100);
});

test('product §7: a pull at the top of any list reads it again, and nowhere else', async ({
  page,
  corro,
  customer,
}) => {
  await openHome(page, { corro, customer });
  const pull = (to: number) =>
    drag(
      page,
      [0, 20, 60, to].map((down) => ({ x: 200, y: 300 + down })) as [Point, ...Point[]],
      () => Promise.resolve(),
    );
  const status = page.getByRole('status').filter({ hasText: t('refresh.done') });

  const read = page.waitForRequest(/\/api\/.*\/new\/list/, { timeout: 10_000 });
  await pull(180);
  await read;
  await expect(status).toBeAttached();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
  ).toBe('contain');

  const lists = ['blockTrading', 'qip', 'ipo', 'funds', 'inbox', 'loanApplication'] as const;
  for (const name of lists) {
    await lead(page, patterns[name]);
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  }

  // Settings have no rows to read again: there the browser's own pull is the only one.
  await lead(page, patterns.settings);
  await expect(status).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'auto');
});

test(
  'a link that is pressed fetches its screen and what that reads first',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await openHome(page, { corro, customer });
    const link = navigation(page).getByRole('link', { name: t('nav.account') });
    const chunk = page.waitForResponse(/\/assets\/AccountScreen-/);
    const data = page.waitForRequest(/\/api\/.*user/);
    await link.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
    await Promise.all([chunk, data]);
    await expect(page).toHaveURL(`${corro.url}/`);
  },
);

test('what a finger presses is asked for while it is down', async ({ page, corro, customer }) => {
  await openHome(page, { corro, customer });
  await lead(page, patterns.markets);
  const row = page
    .getByRole('list', { name: t('markets.list') })
    .getByRole('link')
    .first();
  await expect(row).toContainText(/\d/);
  const box = await row.boundingBox();
  const symbol = /v2\/([^/]+)/.exec((await row.getAttribute('href')) ?? '')?.[1] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Only the detail reads this. Its price may be fresh already, from the list.
    if (pathname.endsWith('/collection/check')) asked.push(searchParams.get('symbol') ?? '');
  });
  await drag(page, [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }], async () => {
    await expect.poll(() => asked).toEqual([symbol]);
  });
});

test('a button that is pressed fetches the sheet that it opens', async ({
  page,
  corro,
  customer,
}) => {
  await openHome(page, { corro, customer });
  const button = page.getByRole('button', { name: t('home.portfolio.table') });
  const chunk = page.waitForResponse(/\/assets\/CourseTable-/);
  await button.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
  await chunk;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('product §7: screens take turns at once', async ({ page, corro, customer }) => {
    await page.addInitScript(noteMovements);
    await openHome(page, { corro, customer });
    await navigation(page)
      .getByRole('link', { name: t('nav.markets') })
      .click();
    await expect(page.getByRole('list', { name: t('markets.list') })).toBeVisible();
    expect(await page.evaluate(() => window.started)).toBe(0);
  });
});
