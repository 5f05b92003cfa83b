import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { setTextSize } from './harness/textSize.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';

const t = messagesOf('es');
const path = '/customer-service';
const agentText =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** What the upstream has stored of a customer's chat. */
async function stored(corro: Corro, { phone, password }: Customer): Promise<readonly string[]> {
  const token = await corro.accounts.token(phone, password);
  const response = await fetch(`${corro.url}/api/stock/success/user_message/list-message`, {
    headers: { token },
  });
  const { data }: { data: { rows: { from: string; message: string }[] } } = await response.json();
  return data.rows.map(({ from, message }) => `${from}: ${message}`);
}

test(
  'takes a message as plain text and shows the answer when it comes',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path });
    const service = new ServicePage(page, t);
    const text = '<b>¿Hay alguien?</b> <img src=x onerror=alert(1)>';
    await service.write(text);
    await expect(service.message(text)).toBeVisible();
    await expect.poll(() => stored(corro, customer)).toEqual([`customer: ${text}`]);

    corro.setTime(dayOfPurchase + 20_000);
    await expect(service.message(agentText)).toBeVisible();
    await expect(service.message(text)).toHaveCount(1);
  },
);

test('says on every screen what waits to be read, until it is read', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path });
  const service = new ServicePage(page, t);
  await service.write('¿Hay alguien?');
  await expect.poll(async () => (await stored(corro, customer)).length).toBe(1);
  await page.goto('/');
  const unread = page.getByRole('link', {
    name: `${t('shell.service')} 1 mensaje sin leer`,
  });
  await expect(page.getByRole('link', { name: t('shell.service'), exact: true })).toBeVisible();

  corro.setTime(dayOfPurchase + 20_000);
  await expect(unread).toBeVisible();
  await page.goto('/stock/v2/KO/Coca-Cola');
  await expect(unread).toBeVisible();
  const read = page.waitForResponse((response) =>
    response.url().endsWith('/user_message/list-message'),
  );
  await unread.tap();
  await expect(service.message(agentText)).toBeVisible();
  await read;
  await page.goBack();
  await expect(page.getByRole('link', { name: t('shell.service'), exact: true })).toBeVisible();
});

const sizes = [
  { locale: 'es', width: 390, height: 844, text: 100, stays: true },
  { locale: 'de', width: 360, height: 640, text: 200, stays: false },
] as const;

for (const { locale, width, height, text, stays } of sizes) {
  test(`covers nothing with the way to customer service, ${width} px wide with text of ${text} %`, async ({
    page,
    corro,
    customer,
  }) => {
    await page.setViewportSize({ width, height });
    // While one screen slides over another, nothing can be hit.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, { corro, customer, path: '/settings', locale });
    await setTextSize(page, text);
    for (const address of ['/', '/markets', '/account', '/recharge', '/block-trading']) {
      await lead(page, address);
      expect
        .soft(
          await foundUnderService(page, { name: messagesOf(locale)('shell.service'), stays }),
          address,
        )
        .toEqual([]);
    }
  });
}

interface ServiceButton {
  readonly name: string;
  /** Whether its bar stays as one scrolls; where text is so large that it would take half of the screen, it goes with the page. */
  readonly stays: boolean;
}

/** What the service button covers at some places of the page, or at its top, and what is too small or cut beside it; empty where nothing is. */
function foundUnderService(page: Page, button: ServiceButton): Promise<string[]> {
  return page.evaluate(async ({ name: label, stays }) => {
    const found = new Set<string>();
    const [title] = document.querySelectorAll('h1');
    const controls = [...document.querySelectorAll('header a, header button')];
    const service = [...document.querySelectorAll('a')].find(
      (link) => link.ariaLabel === label || link.textContent === label,
    );
    if (title === undefined || service === undefined) return ['no title, or no service'];
    if (title.scrollHeight > title.clientHeight) found.add('the title is cut');
    const around = [...document.querySelectorAll('body *')].filter((one) => one.contains(service));
    const isSticky = around.some((one) => getComputedStyle(one).position === 'sticky');
    if (isSticky !== stays) found.add(stays ? 'the bar goes with the page' : 'the bar stays');
    for (let step = 0; step < (stays ? 8 : 1); step += 1) {
      scrollTo({ top: (step * innerHeight) / 4, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = service.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) found.add('service is out of view');
      for (const control of controls) {
        const { left, right, width, height } = control.getBoundingClientRect();
        const which = control.ariaLabel ?? control.textContent;
        if (width < 44 || height < 44) found.add(`${which} is ${width} × ${height}`);
        if (left < 0 || right > innerWidth) found.add(`${which} is out of view`);
      }
      for (const x of [0.2, 0.5, 0.8]) {
        for (const y of [0.2, 0.5, 0.8]) {
          const stack = document.elementsFromPoint(box.x + x * box.width, box.y + y * box.height);
          const below = stack.find((element) => !service.contains(element));
          if (stack[0] === below) found.add('service is covered');
          if (below?.closest('main, h1, a, button')) found.add(`covers ${below.tagName}`);
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  }, button);
}
