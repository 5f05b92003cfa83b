import { expect, it } from 'vitest';
import * as client from '../index.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const page = { page: 1, limit: 10 };

/** Error text for the log when the upstream sends an object without rows in place of a list. */
it.each([
  ['bill', (api) => client.listBillEntries(api, { ...page, type: 'all' })],
  ['cards', (api) => client.listCards(api)],
  ['cases', client.listCases],
  ['category list', client.listCategories],
  ['config', client.getConfig],
  ['currencies', (api) => client.listCurrencies(api, page)],
  ['favourites', (api) => client.listFavourites(api, page)],
  ['funds', client.listFunds],
  ['fund orders', (api) => client.listFundOrders(api, page)],
  ['gain years', client.listGainYears],
  ['gain instruments', (api) => client.listInstrumentGains(api, { ...page, year: 2026 })],
  ['gains', (api) => client.listGains(api, { ...page, year: 2026, kind: 'sale', symbol: 'NVLO' })],
  ['ipos', client.listIpos],
  ['ipo orders', client.listIpoOrders],
  ['loans', (api) => client.listLoans(api, page)],
  ['market list', (api) => client.listMarket(api, { market: 'CGI' })],
  ['treasury debt', (api) => client.listDebt(api, {})],
  ['messages', client.listMessages],
  ['news', (api) => client.listNews(api, page)],
  ['notices', (api) => client.listNotices(api, page)],
  ['offers', (api) => client.listOffers(api, { kind: 'qip' })],
  ['orders', (api) => client.listOrders(api, { ...page, kind: 'stock' })],
  ['passkeys', client.listPasskeys],
  ['positions', (api) => client.listPositions(api, { type: 'stock', page: 1 })],
  ['sessions', client.listSessions],
  ['statements', (api) => client.listStatements(api, page)],
  ['statement entries', (api) => client.listStatementEntries(api, { ...page, month: '2026-11' })],
  ['recharges', (api) => client.listRecharges(api, page)],
  ['stocks', (api) => client.listStocks(api, page)],
  ['withdrawals', (api) => client.listWithdrawals(api, page)],
] satisfies readonly [string, (api: client.Transport) => Promise<unknown>][])(
  'the error of a list without rows names the list: %s',
  async (name, call) => {
    await expect(call(stubTransport({}))).rejects.toThrow(`${name} has no rows`);
    await expect(call(stubTransport('x'))).rejects.toThrow(`${name} is not a list`);
  },
);

it.each([
  ['favourite.collected is neither yes nor no', (api) => client.checkFavourite(api, 'NVLO')],
  ['messages.unread_count is not a whole number', client.getUnreadCount],
  ['upload.url is not text', (api) => client.uploadImage(api, new File([], 'a.png'))],
  ['image is not an image', (api) => client.getImage(api, '/a.png')],
  ['login.token is not text', (api) => client.logIn(api, { phone: '5500000001', password: 'x' })],
] satisfies readonly [string, (api: client.Transport) => Promise<unknown>][])(
  'rejects an object: %s',
  async (detail, call) => {
    await expect(call(stubTransport({}))).rejects.toThrow(detail);
  },
);
