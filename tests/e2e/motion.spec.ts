import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { untilBackground } from './harness/ready.ts';
import { keepScrollOfNextClick, keptScroll } from './harness/scroll.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');

interface Movement {
  readonly change: string | undefined;
  /** Pseudo-elements with their animated properties: `old(root) opacity transform`. */
  readonly moved: readonly string[];
  readonly longestMs: number;
}

declare global {
  interface Window {
    started: number;
    movements: Movement[];
  }
}

/** Runs in the page. Records each view transition. */
function recordMovements(): void {
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
      void transition.finished.then(() => window.movements.push(noted));
    });
    return transition;
  };
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const movements = (page: Page) => page.evaluate(() => window.movements);
const navigation = (page: Page) => page.getByRole('navigation', { name: t('nav.label') });

/** Opens home and waits for the chunk with the transitions, which loads last. */
async function openHome(page: Page, visiting: Omit<Parameters<typeof visit>[1], 'path'>) {
  const fetched = page.waitForResponse(/\/assets\/background-/);
  await visit(page, { ...visiting, path: '/' });
  await fetched;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Waits until the chunk has run.
  await untilBackground(page);
}

test(
  'product §7: screens slide forward and back within 200 ms',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.addInitScript(recordMovements);
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
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(50);
    await keepScrollOfNextClick(page);
    await row.click();
    await expect.poll(() => movements(page)).toHaveLength(2);
    const left = await keptScroll(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => movements(page)).toHaveLength(3);
    await expect.poll(() => scrollOf(page)).toBe(left);

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

test(
  'a pressed link prefetches its screen and its first query',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await openHome(page, { corro, customer });
    // Uses a link to a screen that is not in the navigation, because the app loads the screens of
    // the navigation while it is idle.
    const link = page.getByRole('main').locator('a[href="/recharge"]');
    const chunk = page.waitForResponse(/\/assets\/RechargeScreen-/);
    const data = page.waitForRequest(/\/api\/.*balance/);
    await link.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
    await Promise.all([chunk, data]);
    await expect(page).toHaveURL(`${corro.url}/`);
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('product §7: screens change without a transition', async ({ page, corro, customer }) => {
    await page.addInitScript(recordMovements);
    await openHome(page, { corro, customer });
    await navigation(page)
      .getByRole('link', { name: t('nav.markets') })
      .click();
    await expect(page.getByRole('list', { name: t('markets.list') })).toBeVisible();
    expect(await page.evaluate(() => window.started)).toBe(0);
  });
});
