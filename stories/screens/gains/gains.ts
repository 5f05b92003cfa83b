import {
  answer,
  buildGainRecord,
  buildGainYear,
  buildInstrumentGain,
  codecs,
  fakeNow,
  type RecordedCall,
  type ScriptedAnswer,
} from '@corro/testing';
import { pageOf } from '../../harness/pages.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';

export const yearsRoute = 'GET /stock/success/v2/gain/years';
export const instrumentsRoute = 'GET /stock/success/v2/gain/instruments';
export const salesRoute = 'GET /stock/success/v2/gain/list';

const dayMs = 86_400_000;

type Year = ReturnType<typeof buildGainYear>;
type Instrument = ReturnType<typeof buildInstrumentGain>;
type Sale = ReturnType<typeof buildGainRecord>;

export const listedYears = (...years: readonly Year[]): ScriptedAnswer =>
  answer.ok({ rows: years.map(codecs.gainYear.encode), count: years.length });

export const listedInstruments = (rows: readonly Instrument[]) => (call: RecordedCall) =>
  pageOf(call, rows, codecs.instrumentGain.encode);

export const listedSales = (rows: readonly Sale[]) => (call: RecordedCall) =>
  pageOf(call, rows, codecs.gainRecord.encode);

/** A year with a gain of 21.72 + 4.42 − 4.76 = 21.38. */
const year = buildGainYear({
  cost: '2721.50',
  proceeds: '2743.92',
  fees: '1.04',
  gain: '21.38',
  months: ['4.42', '0', '0', '-4.76', '0', '0', '0', '0', '0', '0', '21.72', '0'],
});

/** A year with losses only. */
export const yearBefore = buildGainYear({
  year: 2025,
  cost: '437.50',
  proceeds: '433.00',
  fees: '0.26',
  gain: '-4.76',
});

const fund = buildInstrumentGain({
  kind: 'fund',
  symbol: 'LIQ',
  name: 'Liquidez Diaria',
  market: '',
  cost: '1000.00',
  proceeds: '1004.42',
  fees: '0.00',
  gain: '4.42',
});

const loss = buildInstrumentGain({
  symbol: 'QNTA',
  name: 'Quinta Real Alimentos del Norte',
  sales: 2,
  cost: '437.50',
  proceeds: '433.00',
  fees: '0.26',
  gain: '-4.76',
});

const sales = [
  buildGainRecord(),
  buildGainRecord({
    orderNumber: 'S-20261103-0007',
    quantity: 3,
    cost: '300.00',
    proceeds: '300.00',
    fees: '0.18',
    gain: '-0.18',
    createdAt: fakeNow - 17 * dayMs,
  }),
];

export const payout = buildGainRecord({
  kind: 'fund',
  symbol: 'LIQ',
  name: 'Liquidez Diaria',
  market: '',
  orderNumber: 'F-1',
  quantity: null,
  cost: '1000.00',
  proceeds: '1004.42',
  fees: '0.00',
  gain: '4.42',
});

const announced = operatorConfig({ tag: 'extensions', value: 'gains' });

/** Two years; the later one has a gain, a fund and a loss. */
export const upstream = {
  [configRoute]: announced,
  [yearsRoute]: listedYears(year, yearBefore),
  [instrumentsRoute]: listedInstruments([buildInstrumentGain(), fund, loss]),
  [salesRoute]: listedSales(sales),
};
