import type { GainRecord, GainYear, InstrumentGain } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** 10 at 128.40 sold at 130.65, with fees of 0.39 each: 1,306.50 less 1,284.00 and 0.78. */
const figures = { cost: '1284.00', proceeds: '1306.50', fees: '0.78', gain: '21.72' };

const instrument = {
  kind: 'sale',
  symbol: 'NVLO',
  name: 'Norvelo Energía',
  market: 'US',
} as const;

/** A year with one sale. */
export function buildGainYear(over: Partial<GainYear> = {}): GainYear {
  return { year: 2026, ...figures, ...over };
}

/** An instrument with one sale. */
export function buildInstrumentGain(over: Partial<InstrumentGain> = {}): InstrumentGain {
  return { ...instrument, sales: 1, ...figures, ...over };
}

/** That sale. */
export function buildGainRecord(over: Partial<GainRecord> = {}): GainRecord {
  return {
    ...instrument,
    orderNumber: 'S-20261120-0001',
    quantity: 10,
    ...figures,
    createdAt: fakeNow,
    ...over,
  };
}
