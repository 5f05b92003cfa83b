import type { PositionType } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type Position, position } from '../codecs/orders.ts';
import { type Page, type PageParams, decodePage } from '../codecs/page.ts';

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
      return decodePage(data, 'positions', paging, position.decode);
    },
  };
}
