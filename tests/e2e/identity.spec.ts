import { expect, test } from './harness/corro.ts';
import { noisyPng, plainPng } from './harness/png.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');
const path = '/settings/real-name';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const small = png('frente.png', plainPng({ width: 640, height: 400 }));
// 1,500 × 1,300 pixels of three bytes each are 5,850,000; the limit is 5,242,880.
const large = png('reverso.png', noisyPng({ width: 1500, height: 1300 }));

test(
  'takes two photos, one of more than 5 MB, to the approval',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    expect(large.buffer.byteLength).toBeGreaterThan(5_242_880);
    await visit(page, { corro, customer, path });
    const said = (name: string) => page.getByText(t(name), { exact: true });
    const photo = (side: string) =>
      page.getByRole('group', { name: t(`identity.${side}`), exact: true });
    const choose = (side: string, file: typeof small) =>
      photo(side).locator('input[type="file"]:not([capture])').setInputFiles(file);
    await expect(said('identity.demo')).toBeVisible();
    await choose('front', small);
    // The sandbox takes nothing of that size: it is made smaller on the way.
    await choose('back', large);
    for (const side of ['front', 'back']) {
      await photo(side).getByText(t('identity.uploaded')).waitFor();
    }
    await page.getByLabel(t('identity.name')).fill('Nombre Apellido');
    await page.getByLabel(t('identity.number')).fill('ZX40712396');
    await page.getByRole('button', { name: t('identity.submit') }).click();
    await expect(said('identity.stamp.pending')).toBeVisible();
    await expect(page.getByText('•••• 2396')).toBeVisible();
    const shown = page.getByRole('img', {
      name: t('identity.photoOf', { side: t('identity.back') }),
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
    await expect(said('identity.stamp.approved')).toBeVisible();
  },
);
