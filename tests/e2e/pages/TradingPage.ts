import type { Locator } from '@playwright/test';

type Side = 'buy' | 'sell';
import { PageModel } from './PageModel.ts';

/** The ticket: an order is written, reviewed, confirmed. */
export class TradingPage extends PageModel {
  get quantity(): Locator {
    return this.page.locator('input[name="quantity"]');
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

  /** What the sheet says once the order was carried out. */
  done(side: Side): Locator {
    return this.sheet.getByRole('heading', { name: this.t(`ticket.sheet.done.${side}`) });
  }

  async reviewPurchase(quantity: string): Promise<void> {
    await this.quantity.fill(quantity);
    await this.review('buy').click();
    await this.confirm('buy').waitFor();
  }

  async reviewSale(quantity: number): Promise<void> {
    await this.lots
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
