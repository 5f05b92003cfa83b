import type { DecimalText, PositionType } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { id, optionalText, text, wholeNumber } from '../wire/text.ts';
import { time } from '../wire/times.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';

/** 10 to a page unless said otherwise. `symbol`: only lots of that instrument. */
export type PositionParams = {
  /** Only lots of this type. */
  type: PositionType;
  /** From 1. */
  page: number;
  /** Rows to a page; 10 unless given. */
  limit?: number | undefined;
  symbol?: string | undefined;
};

/** A lot: bought and still held. Prices are decimal text in US dollars for one. */
export type Position = {
  /** Of the order that bought it; selling names it. */
  orderNumber: string;
  /** Code of the instrument. */
  symbol: string;
  /** What the instrument is called. */
  name: string;
  /** Tag of the market; empty where the upstream does not say. */
  market: string;
  /** Shares. */
  quantity: number;
  /** What one cost. */
  costPrice: DecimalText;
  /** Null where the upstream does not send it. */
  currentPrice: DecimalText | null;
  /** Epoch milliseconds. */
  createdAt: number;
};

const defaultLimit = 10;

export type PositionCalls = ReturnType<typeof createPositionCalls>;

export function createPositionCalls({ read }: Transport) {
  return {
    /** Newest first. */
    async list(params: PositionParams, options?: CallOptions): Promise<Page<Position>> {
      const paging: PageParams = { page: params.page, limit: params.limit ?? defaultLimit };
      const query = defined({ type: params.type, tag: params.symbol, ...paging });
      const data = await read(
        (wire, init) => wire.GET('/stock/success/v2/transaction', { params: { query }, ...init }),
        options,
      );
      return page(data, 'positions', paging, toPosition);
    },
  };
}

function toPosition(raw: unknown): Position {
  const row = fields<Schemas['Position']>(raw, 'position');
  const symbol = text(row.tag, 'position.tag');
  return {
    orderNumber: id(row.no, 'position.no'),
    symbol,
    name: optionalText(row.name) ?? symbol,
    market: optionalText(row.type) ?? '',
    quantity: wholeNumber(row.count, 'position.count'),
    costPrice: decimal(row.price, 'position.price'),
    currentPrice: optionalDecimal(row.prasent, 'position.prasent'),
    createdAt: time(row.created_at, 'position.created_at'),
  };
}
