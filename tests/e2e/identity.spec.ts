import { expect, test } from './harness/corro.ts';
import { noisyPng, plainPng } from './harness/png.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { RealNamePage } from './pages/RealNamePage.ts';

const say = wordsOf('es');
const path = '/settings/real-name';
const uploadCall = '**/api/stock/success/upload';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const small = png('frente.png', plainPng({ width: 640, height: 400 }));
// 1,500 × 1,300 pixels of three bytes each are 5,850,000; the limit is 5,242,880.
const large = png('reverso.png', noisyPng({ width: 1500, height: 1300 }));

test('takes two photos, one of more than 5 MB, to the approval', async ({
  page,
  corro,
  customer,
}) => {
  expect(large.buffer.byteLength).toBeGreaterThan(5_242_880);
  await visit(page, { corro, customer, path });
  const screen = new RealNamePage(page, say);
  await expect(screen.message('identity.demo')).toBeVisible();
  await screen.choose('front', small);
  // The sandbox takes nothing of that size: it is made smaller on the way.
  await screen.choose('back', large);
  await screen.arrived('front');
  await screen.arrived('back');
  await screen.submit('Nombre Apellido', 'ZX40712396');
  await expect(screen.stamp('pending')).toBeVisible();
  await expect(page.getByText('•••• 2396')).toBeVisible();
  const shown = page.getByRole('img', {
    name: say('identity.photoOf', { side: say('identity.back') }),
  });
  await expect(shown).toBeVisible();
  // What the upstream keeps is what the screen shows: 1,500 pixels wide, as a JPEG.
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), history.state]),
  );
  expect(kept).not.toContain('ZX40712396');

  // Approved a minute later; the screen finds out by itself.
  corro.setTime(dayOfPurchase + 61_000);
  await expect(screen.stamp('approved')).toBeVisible();
});

test('sends one photo again, without the other', async ({ page, corro, customer }) => {
  let uploads = 0;
  await page.route(uploadCall, async (route) => {
    uploads += 1;
    if (uploads === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await visit(page, { corro, customer, path });
  const screen = new RealNamePage(page, say);
  await screen.choose('front', small);
  await screen.arrived('front');
  await screen.choose('back', small);
  await expect(screen.message('identity.uploadFailed')).toBeVisible();
  await screen.retry.click();
  await screen.arrived('back');
  expect(uploads).toBe(3);
  await screen.submit('Nombre Apellido', 'ZX40712396');
  await expect(screen.stamp('pending')).toBeVisible();
});

test('says what the upstream makes of a file that only calls itself a photo', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path });
  const screen = new RealNamePage(page, say);
  await screen.choose('front', png('frente.png', Buffer.from('<html>no photo</html>')));
  await expect(screen.message('hint.not-an-image')).toBeVisible();
  await screen.choose('front', { ...small, name: 'acta.pdf', mimeType: 'application/pdf' });
  await expect(screen.message('problem.not-an-image')).toBeVisible();
});

test('is entered from settings, also where the status cannot be read', async ({
  page,
  corro,
  customer,
}) => {
  const state = '**/api/stock/success/autonomy/state';
  await visit(page, { corro, customer, path: '/settings' });
  const row = page.getByRole('button', { name: say('route.realName') });
  await page.route(state, (route) => route.abort('connectionreset'));
  await row.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(say('error.network.title'))).toBeVisible();
  await page.unroute(state);
  await page.getByRole('button', { name: say('shell.retry') }).click();
  await expect(page.getByText(say('identity.intro'))).toBeVisible();
});
