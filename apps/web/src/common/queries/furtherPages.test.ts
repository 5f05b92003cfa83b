import * as client from '@corro/client';
import {
  answer,
  buildBillEntry,
  buildFundOrder,
  buildGainRecord,
  buildInstrumentGain,
  buildNewsItem,
  buildNotice,
  buildOrder,
  buildStatement,
  codecs,
  createTestApi,
} from '@corro/testing';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

type Options = ConstructorParameters<typeof InfiniteQueryObserver>[1];

/** Every infinite list: the name of its query and the function that creates the query's options. */
const lists = Object.entries<unknown>({ ...client }).filter(
  (named): named is [string, (api: client.Transport, asked: object) => Options] =>
    named[0].endsWith('InfiniteQuery'),
);

const ids = ['1', '2'];

/** Route of each list, and two of its rows as the upstream sends them. */
const sent: Readonly<Record<string, readonly [string, readonly object[]]>> = {
  billInfiniteQuery: [
    'GET /stock/success/v2/bill',
    ids.map((id) => codecs.billEntry.encode(buildBillEntry({ id }))),
  ],
  fundOrdersInfiniteQuery: [
    'GET /stock/success/fund/orders',
    ids.map((id) => codecs.fundOrder.encode(buildFundOrder({ orderNumber: id }))),
  ],
  gainsInfiniteQuery: [
    'GET /stock/success/v2/gain/list',
    ids.map((id) => codecs.gainRecord.encode(buildGainRecord({ orderNumber: id }))),
  ],
  instrumentGainsInfiniteQuery: [
    'GET /stock/success/v2/gain/instruments',
    ids.map((id) => codecs.instrumentGain.encode(buildInstrumentGain({ symbol: id }))),
  ],
  newsInfiniteQuery: [
    'GET /stock/new/list',
    ids.map((id) => codecs.newsItem.encode(buildNewsItem({ id }))),
  ],
  noticesInfiniteQuery: [
    'GET /stock/success/v2/notice/list',
    ids.map((id) => codecs.notice.encode(buildNotice({ id }))),
  ],
  ordersInfiniteQuery: [
    'POST /stock/success/deal/list',
    ids.map((id) => codecs.order.encode(buildOrder({ id, orderNumber: id }))),
  ],
  statementsInfiniteQuery: [
    'GET /stock/success/v2/statement/list',
    ids.map((id) => codecs.statement.encode(buildStatement({ month: `2026-0${id}` }))),
  ],
};

it.each(lists)(
  '%s: keeps the loaded pages when a further page fails, and reads that page again',
  async (name, query) => {
    const [route = '', rows = []] = sent[name] ?? [];
    const [first, second] = rows.map((row) => answer.ok({ rows: [row], count: rows.length }));
    const script = [first!, answer.html(502), second!];
    const { api, upstream } = createTestApi({ [route]: script }, { readTries: 1 });
    const options = query(api, { kind: 'stock', type: 'all', limit: 1 });
    const list = new InfiniteQueryObserver(new QueryClient(), options);
    await list.fetchNextPage();
    const failed = await list.fetchNextPage();
    expect(failed).toMatchObject({ isFetchNextPageError: true, hasNextPage: true });
    expect(failed.data).toMatchObject({ pages: [{}] });
    const whole = await list.fetchNextPage();
    expect(whole).toMatchObject({ isError: false, hasNextPage: false });
    expect(whole.data).toMatchObject({ pages: [{}, {}] });
    const asked = upstream.calls.map(({ query: by, body }) => Object.assign({}, by, body));
    expect(asked.map(({ page }) => Number(page))).toEqual([1, 2, 2]);
  },
);
