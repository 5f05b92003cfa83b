import { transactionCode } from './customer.ts';
import type { SandboxProcess } from './process.ts';

/** A block trade that is open. */
export interface Offer {
  id: string;
  tag: string;
  price: string;
  /** The least that can be bought. */
  count: number;
}

/** The open block trades of the day, the cheapest first. */
export async function openOffers(sandbox: SandboxProcess, token: string): Promise<Offer[]> {
  const { data } = await sandbox.post('/stock/success/stock/list', { mold: 'bulk' }, token);
  const { rows } = data as { rows: (Offer & { status: number })[] };
  return rows
    .filter(({ status }) => status === 1)
    .toSorted((one, other) => Number(one.price) - Number(other.price));
}

/** The body of a purchase from an offer. */
export function offerPurchase({ id, tag, price }: Offer, count: number): object {
  return { id, tag, price, count, mold: 'bulk', stock_password: transactionCode };
}
