import type { Page } from '@playwright/test';

/** Lets calls to an address reach the server and drops their answers. Returns a function that counts them. */
export async function loseAnswers(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => calls;
}
