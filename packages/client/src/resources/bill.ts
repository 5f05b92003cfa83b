import type { CallOptions, Transport } from '../http/index.ts';
import { type BillEntry, billEntry } from '../codecs/bill.ts';
import { type Page, type PageParams, decodePage } from '../codecs/page.ts';

/** `type`: which way the money went, or both. */
export type BillParams = PageParams & { type: 'all' | BillEntry['type'] };

export type BillCalls = ReturnType<typeof createBillCalls>;

export function createBillCalls({ read }: Transport) {
  return {
    /** Newest first. */
    async list(params: BillParams, options?: CallOptions): Promise<Page<BillEntry>> {
      const query = { type: params.type, page: params.page, limit: params.limit };
      const data = await read(
        (wire, init) => wire.GET('/stock/success/v2/bill', { params: { query }, ...init }),
        options,
      );
      return decodePage(data, 'bill', params, billEntry.decode);
    },
  };
}
