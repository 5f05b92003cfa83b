import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

type Side = 'buy' | 'sell';

/** The ticket of an order, its review and its receipt. */
export class TradingPage extends PageModel {
  get quantity(): Locator {
    // Skips the inert ticket that the page shows before the app starts.
    return this.page.locator('#app:not([inert]) input[name="quantity"]');
  }

  /** The amount of an order in dollars. */
  get money(): Locator {
    return this.page.locator('input[name="money"]');
  }

  get total(): Locator {
    return this.page.getByText(this.t('ticket.total.estimate'), { exact: true });
  }

  get lots(): Locator {
    return this.page.getByRole('list', { name: /./ }).getByRole('button');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  review(side: Side): Locator {
    return this.page.getByRole('button', { name: this.t(`ticket.review.${side}`), exact: true });
  }

  confirm(side: Side): Locator {
    return this.sheet.getByRole('button', {
      name: this.t(`ticket.confirm.${side}`),
      exact: true,
    });
  }

  /** Heading of the receipt. */
  done(side: Side): Locator {
    const done = this.sheet.getByRole('heading', { name: this.t(`ticket.sheet.done.${side}`) });
    // The receipt of a customer's first purchase has a title of its own.
    const first = this.sheet.getByRole('heading', { name: this.t('ticket.sheet.first') });
    return side === 'buy' ? done.or(first) : done;
  }

  async reviewPurchase(quantity: string): Promise<void> {
    await this.quantity.fill(quantity);
    await this.review('buy').click();
    await this.confirm('buy').waitFor();
  }

  async inDollars(): Promise<void> {
    await this.page.getByText('US$', { exact: true }).first().click();
    await this.money.waitFor();
  }

  /** Buys and returns to the form for another order. */
  async buy(quantity: string): Promise<void> {
    await this.reviewPurchase(quantity);
    await this.confirmOrder('buy');
    await this.sheet.getByRole('button', { name: this.t('ticket.another') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  async reviewSale(quantity: number): Promise<void> {
    // Waits for the ticket, because the screen before it may have such a list, too.
    await this.review('sell').waitFor();
    // The only lot is no button: it is chosen already.
    await this.page
      .getByRole('list', { name: /./ })
      .getByRole('listitem')
      .filter({ hasText: String(quantity) })
      .first()
      .click();
    await this.review('sell').click();
    await this.confirm('sell').waitFor();
  }

  async confirmOrder(side: Side): Promise<void> {
    await this.confirm(side).click();
    await this.done(side).waitFor();
  }
}
