import { strict as assert } from 'node:assert';
import { newPhone } from '../e2e/harness/accounts.ts';
import type { Corro } from '../e2e/harness/startCorro.ts';
import { messagesOf } from '../e2e/harness/messages.ts';
import { button, field, heading, link, linkAbout, sheet, text } from './find.ts';
import type { Page } from './page.ts';

export interface Step {
  readonly name: string;
  readonly walk: (page: Page) => Promise<void>;
}

const say = messagesOf('es');
const place = (name: string) => `//nav[@aria-label="${say('nav.label')}"]${link(say(name))}`;

/** Steps of the main path in Spanish, from the login to the logout, with checks of the stored data. */
export function mainPath({ url, accounts }: Corro): readonly Step[] {
  const phone = newPhone();
  const password = 'secreta-1';
  return [
    {
      name: 'login',
      async walk(page) {
        await accounts.register(phone, password);
        await page.open(`${url}/login`);
        await page.type(field('phone'), phone);
        await page.type(field('password'), password);
        await page.tap(button(say('login.submit')));
        await page.isAt('/');
      },
    },
    {
      name: 'home',
      async walk(page) {
        await page.sees(text(say('home.balance')));
        await page.reads('//main', '25,000.00');
      },
    },
    {
      name: 'search',
      async walk(page) {
        await page.tap(button(say('shell.search')));
        await page.type(`${sheet}//input`, 'coca');
        await page.sees(`${sheet}${linkAbout('KO')}`);
      },
    },
    {
      name: 'detail',
      async walk(page) {
        await page.tap(`${sheet}${linkAbout('KO')}`);
        await page.reads('//main', '43.75');
        await page.sees('//*[@role="application"]');
      },
    },
    {
      name: 'review',
      async walk(page) {
        await page.tap(link(say('stock.buy')));
        await page.type(field('quantity'), '10');
        await page.tap(button(say('ticket.review.buy')));
        // The purchase costs 10 × 43.75 = 437.50 and a fee of 0.03 % = 0.13125, rounded to 0.13. The balance is
        // 25,000.00 − 437.63.
        await page.reads(sheet, 'US$ 437.63');
        await page.reads(sheet, 'US$ 24,562.37');
        assert.equal(await accounts.balance(phone, password), '25000.00');
      },
    },
    {
      name: 'purchase',
      async walk(page) {
        await page.tap(`${sheet}${button(say('ticket.confirm.buy'))}`);
        await page.sees(`${sheet}${heading(say('ticket.sheet.done.buy'))}`);
        assert.equal(await accounts.balance(phone, password), '24562.37');
        assert.deepEqual(await accounts.orders(phone, password), ['buy 10 KO @ 43.75']);
      },
    },
    {
      name: 'position',
      async walk(page) {
        await page.tap(`${sheet}${button(say('ticket.seePositions'))}`);
        await page.isAt('/trade');
        await page.reads('//main', 'Coca-Cola');
      },
    },
    {
      name: 'deposit',
      async walk(page) {
        await page.tap(place('nav.account'));
        await page.tap(link(say('route.recharge')));
        await page.type(field('amount'), '5000');
        await page.tap(text(say('recharge.method.bank')));
        await page.tap(button(say('recharge.review')));
        // The new balance is 24,562.37 + 5,000.
        await page.reads(sheet, 'US$ 29,562.37');
        await page.tap(`${sheet}${button(say('recharge.confirm'))}`);
        await page.sees(`${sheet}${heading(say('recharge.sheet.done'))}`);
        assert.deepEqual(await accounts.records(phone, password, 'recharges'), ['5000.00 1']);
      },
    },
    {
      name: 'logout',
      async walk(page) {
        await page.tap(`${sheet}${button(say('shell.close'))}`);
        await page.misses(sheet);
        await page.tap(link(say('route.settings')));
        await page.tap(`//main${button(say('settings.logOut'))}`);
        await page.tap(`${sheet}${button(say('settings.logOut'))}`);
        await page.sees(text(say('login.loggedOut')));
        await page.isAt('/login');
        await page.open(`${url}/trade`);
        await page.isAt('/login');
      },
    },
  ];
}
