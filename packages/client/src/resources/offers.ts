import { type DecimalText, limits } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { page } from '../wire/page.ts';
import { id, optionalText, status, text, wholeNumber } from '../wire/text.ts';
import { optionalTime } from '../wire/times.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OfferKind, moldOf } from './orderKind.ts';

/** What is offered as block trade or QIP. Prices are decimal text in US dollars a share. */
export type Offer = {
  /** Of the offer: a purchase names it. */
  id: string;
  /** Block trade or QIP. */
  kind: OfferKind;
  /** Code of the instrument. */
  symbol: string;
  /** What the instrument is called. */
  name: string;
  /** What a share costs in this offer. */
  price: DecimalText;
  /** What it costs in the market; null where the upstream does not say. */
  marketPrice: DecimalText | null;
  /** The least that can be bought, in shares. */
  minimum: number;
  /** As it came; the domain knows what it means (`offerStatus`). */
  status: string | number | null;
  /** When the offer ends, epoch milliseconds; null where that is not known. */
  endsAt: number | null;
  /** When the answer arrived, epoch milliseconds by the client's clock. */
  readAt: number;
};

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
      const whole = { page: 1, limit: Infinity };
      const readAt = now();
      return page(data, 'offers', whole, (row) => toOffer(row, kind, readAt)).rows;
    },
  };
}

function toOffer(raw: unknown, kind: OfferKind, readAt: number): Offer {
  const row = fields<Schemas['BlockItem']>(raw, 'offer');
  const symbol = text(row.tag, 'offer.tag');
  return {
    id: id(row.id, 'offer.id'),
    kind,
    symbol,
    name: optionalText(row.name) ?? symbol,
    price: decimal(row.price, 'offer.price'),
    marketPrice: optionalDecimal(row.prasent, 'offer.prasent'),
    minimum: toMinimum(row.count),
    status: status(row.status),
    endsAt: optionalTime(row.end_time),
    readAt,
  };
}

function toMinimum(count: unknown): number {
  if (count === undefined || count === null) return limits.blockMinimumQuantity;
  return wholeNumber(count, 'offer.count');
}
