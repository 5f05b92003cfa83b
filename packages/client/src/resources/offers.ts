import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type Offer, type OfferKind, moldOf, offer } from '../codecs/orders.ts';
import { decodePage, whole } from '../codecs/page.ts';

/** `kind` as it is asked for; `code` looks in the code of the instrument, absent for all. */
export type OfferParams = { kind: OfferKind; code?: string | undefined };

export type OfferCalls = ReturnType<typeof createOfferCalls>;

export function createOfferCalls({ read, now }: Transport) {
  return {
    /** Every offer of the kind, or those whose code fits. */
    async list({ kind, code }: OfferParams, options?: CallOptions): Promise<Offer[]> {
      const body = defined({ mold: moldOf[kind], code });
      const data = await read(
        (wire, init) => wire.POST('/stock/success/stock/list', { body, ...init }),
        options,
      );
      const readAt = now();
      return decodePage(data, 'offers', whole, (row) => ({ ...offer.decode(row), kind, readAt }))
        .rows;
    },
  };
}
