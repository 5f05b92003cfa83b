import { purchase, setCode, shareBetween } from './customer.ts';
import { offerPurchase, openOffers } from './offer.ts';
import type { SandboxProcess } from './process.ts';

/** What a trader buys and sells again. */
export interface Goods {
  /** What a newcomer needs before the first order. */
  prepare(sandbox: SandboxProcess, token: string): Promise<void>;
  /** A small order, good until it is refused. */
  order(sandbox: SandboxProcess, token: string): Promise<object>;
  /** What the market pays for what was bought. */
  salePrice(sandbox: SandboxProcess, token: string, bought: Bought): Promise<string>;
}

/** A lot of an instrument, and what it was bought at. */
export interface Bought {
  tag: string;
  price: string;
}

/** One share. */
export const oneShare: Goods = {
  prepare: async () => undefined,
  order: async (sandbox, token) => purchase(await shareBetween(sandbox, token, 10, 100), 1),
  salePrice: async (_sandbox, _token, { price }) => price,
};

/** The least of the cheapest block trade. */
export const smallBlock: Goods = {
  prepare: setCode,
  async order(sandbox, token) {
    const [offer] = await openOffers(sandbox, token);
    if (offer === undefined) throw new Error('No block trade is open.');
    return offerPurchase(offer, offer.count);
  },
  async salePrice(sandbox, token, { tag }) {
    const { data } = await sandbox.get(`/v2/yahoo?symbol=${encodeURIComponent(tag)}`, token);
    return (data as { price: string }).price;
  },
};
