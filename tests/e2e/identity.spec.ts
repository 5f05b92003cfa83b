import { expect, test } from './harness/corro.ts';
import { noisyPng, plainPng } from './harness/png.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');
const path = '/settings/real-name';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const small = png('frente.png', plainPng({ width: 640, height: 400 }));
// A photo of 1,500 × 1,300 pixels with three bytes each has 5,850,000 bytes; the limit is 5,242,880.
const large = png('reverso.png', noisyPng({ width: 1500, height: 1300 }));

test(
  'two photos, one over 5 MB, are submitted and approved',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    expect(large.buffer.byteLength).toBeGreaterThan(5_242_880);
    await visit(page, { corro, customer, path });
    const text = (name: string) => page.getByText(t(name), { exact: true });
    const photo = (side: string) =>
      page.getByRole('group', { name: t(`identity.${side}`), exact: true });
    const choose = (side: string, file: typeof small) =>
      photo(side).locator('input[type="file"]:not([capture])').setInputFiles(file);
    await expect(text('identity.demo')).toBeVisible();
    // The app must shrink the second photo, because the upstream refuses its size.
    for (const [side, file] of [
      ['front', small],
      ['back', large],
    ] as const) {
      await choose(side, file);
      await photo(side).getByText(t('identity.uploaded')).waitFor();
      await page.getByRole('button', { name: t('register.next') }).click();
    }
    await page.getByLabel(t('identity.name')).fill('Nombre Apellido');
    await page.getByLabel(t('identity.number')).fill('ZX40712396');
    await page.getByRole('button', { name: t('identity.submit') }).click();
    await expect(text('identity.stamp.pending')).toBeVisible();
    await expect(page.getByText('•••• 2396')).toBeVisible();
    const shown = page.getByRole('img', {
      name: t('identity.photoOf', { side: t('identity.back') }),
    });
    await expect(shown).toBeVisible();
    // The upstream serves the shrunk photo as a JPEG, 1,500 pixels wide.
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(1500);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), history.state]),
    );
    expect(stored).not.toContain('ZX40712396');

    // The upstream approves after a minute, and the screen polls.
    corro.setTime(dayOfPurchase + 61_000);
    await expect(text('identity.stamp.approved')).toBeVisible();
  },
);
