import { answer, buildIpo, buildIpoOrder, codecs, fakeNow, type Script } from '@corro/testing';

export const at = '/ipo';
export const listRoute = 'GET /client/ipo';
export const ordersRoute = 'GET /stock/success/ipo/list';

const hourMs = 3_600_000;
const untilListing = hourMs / 3;

export const solvera = buildIpo();
export const closingSoon = buildIpo({ closesAt: fakeNow + 60_000 });
const later = buildIpo({
  id: '3',
  series: 'B',
  symbol: 'XILONA',
  name: 'Xilonara Alimentos',
  price: '39.52',
  min: 200,
  max: 1600,
  closesAt: fakeNow + 26 * hourMs,
  listsAt: fakeNow + 26 * hourMs + untilListing,
});
const closed = buildIpo({
  id: '4',
  symbol: 'TESARO',
  name: 'Tesaromet Aceros',
  status: 'closed',
  price: '17.62',
  opensAt: fakeNow - 2 * hourMs,
  closesAt: fakeNow - hourMs,
  listsAt: fakeNow - hourMs + untilListing,
});
const listed = buildIpo({
  id: '5',
  symbol: 'SOLVIA',
  name: 'Solviaterra Hydrogen',
  status: 'listed',
  price: '25.56',
  opensAt: fakeNow - 4 * hourMs,
  closesAt: fakeNow - 3 * hourMs,
  listsAt: fakeNow - 3 * hourMs + untilListing,
});

export const offerings = [solvera, later, closed, listed];

export const ipoScript = (ipos: readonly ReturnType<typeof buildIpo>[]) =>
  answer.ok({ rows: ipos.map((ipo) => codecs.ipo.encode(ipo)), count: ipos.length });

export const applications = (orders: readonly ReturnType<typeof buildIpoOrder>[]) =>
  answer.ok({ rows: orders.map((order) => codecs.ipoOrder.encode(order)), count: orders.length });

/** A customer with 25,000.00 who has applied for the second of two open offerings. */
export const upstream: Readonly<Record<string, Script>> = {
  [listRoute]: ipoScript(offerings),
  [ordersRoute]: applications([buildIpoOrder({ ipoId: '3', symbol: 'XILONA' })]),
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
};
