import { answer, buildFund, fakeNow, wire } from '@corro/testing';

export const at = '/fund-investment';
export const fundsRoute = 'GET /v2/fund/list';

const hourMs = 3_600_000;

/** For days and for months, one that may lose, one that has a minimum, and one that is sold out. */
export const funds = [
  buildFund(),
  buildFund({
    id: '5',
    name: 'Liquidez Diaria',
    periodDays: 1,
    minReturn: '0.01',
    maxReturn: '0.02',
    issueAmount: '400000.00',
    soldAmount: '240000.00',
  }),
  buildFund({
    id: '6',
    name: 'Impulso Pyme 21',
    periodDays: 21,
    minReturn: '0.40',
    maxReturn: '1.10',
    issueMinimum: '250000.00',
    issueEndsAt: fakeNow + hourMs,
  }),
  buildFund({
    id: '7',
    name: 'Acciones Mixto 360',
    periodDays: 360,
    minReturn: '-4.00',
    maxReturn: '12.00',
    amount: '1500.00',
  }),
  buildFund({ id: '8', name: 'Inmobiliario 360', periodDays: 360, soldAmount: '500000.00' }),
];

/** A customer with 25,000.00 before the funds. */
export const upstream = {
  [fundsRoute]: answer.ok({ rows: funds.map(wire.fund) }),
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
};
