import { readFileSync } from 'node:fs';
import { hash, hashText, unit } from '../noise.ts';
import { instrumentOf } from '../instrument.ts';
import type { Instrument } from '../types.ts';

export interface Listing {
  instrument: Instrument;
  base: number;
  /** Daily volatility as a fraction, without the movement of the whole market. */
  volatility: number;
  /** Sensitivity to the movement of the whole market. */
  beta: number;
  /** Yearly growth, as a fraction. */
  drift: number;
  /** Number of units typically traded in a day; null if not published. */
  volume: number | null;
}

type Movement = Omit<Listing, 'instrument' | 'base'>;
type Board = Pick<Instrument, 'market' | 'exchangeName'> & { priceDecimals?: number };

const boards: Readonly<Record<string, Board>> = {
  index: { market: 'INDEX', exchangeName: 'SIM IX' },
  US: { market: 'US', exchangeName: 'SIM NY' },
  MX: { market: 'MX', exchangeName: 'SIM MX' },
  newcomer: { market: 'US', exchangeName: 'SIM NY' },
  currency: { market: 'FOREX', exchangeName: 'SIM FX', priceDecimals: 4 },
  'large currency': { market: 'FOREX', exchangeName: 'SIM FX' },
  future: { market: 'FUTURE', exchangeName: 'SIM FUT' },
  'debt US': { market: 'CGI', exchangeName: 'Gobierno', priceDecimals: 3 },
  'debt MX': { market: 'CGI', exchangeName: 'Gobierno', priceDecimals: 3 },
};

const movements: Readonly<Record<string, Movement>> = {
  index: { volatility: 0.003, beta: 1, drift: 0.05, volume: null },
  currency: { volatility: 0.004, beta: 0, drift: 0, volume: null },
  'large currency': { volatility: 0.005, beta: 0, drift: 0, volume: null },
  future: { volatility: 0.014, beta: 0.2, drift: 0.01, volume: 180_000 },
};

const issuers: Readonly<Record<string, string>> = {
  'debt US': 'Estados Unidos',
  'debt MX': 'México',
};

/** What the price of a future is for, where it is a unit of trade. */
const units: Readonly<Record<string, string>> = {
  BZF: 'barrel',
  CLF: 'barrel',
  NGF: 'mmbtu',
  HOF: 'gallon',
  RBF: 'gallon',
  GCF: 'ounce',
  SIF: 'ounce',
  HGF: 'pound',
  PLF: 'ounce',
  PAF: 'ounce',
  CCF: 'tonne',
};

const members: Readonly<Record<string, Instrument['members']>> = {
  CUS500: { market: 'US' },
  CMX35: { market: 'MX' },
  CTEC: { category: 'TECHNOLOGY' },
  CFIN: { category: 'FINANCE' },
  CENE: { category: 'ENERGY' },
};

/**
 * Debt prices follow yields. The yields of all terms move alike, so prices of longer terms move
 * more.
 */
function debtMovement(years: number): Movement {
  // The modified duration is shorter than the term, because later payments have a lower present
  // value: it is the integral of 1.045^−t over the term, and 0.044 is ln 1.045.
  const duration = (1 - 1.045 ** -years) / 0.044;
  return { volatility: 0.000_11 * duration, beta: 0, drift: 0, volume: null };
}

function shareMovement(symbol: string): Movement & { base: number } {
  const seed = hashText(symbol);
  return {
    base: 6 * 60 ** unit(seed, 1),
    volatility: 0.005 + 0.011 * unit(seed, 2),
    beta: 0.5 + unit(seed, 3),
    drift: 0.12 * unit(seed, 4) - 0.02,
    volume: 100_000 + (hash(seed, 5) % 6_000_000),
  };
}

function newcomerMovement(symbol: string): Movement & { base: number } {
  const seed = hashText(symbol);
  return {
    base: 4 + 32 * unit(seed, 1),
    volatility: 0.008 + 0.01 * unit(seed, 2),
    beta: 0.5 + unit(seed, 3),
    drift: 0.04 * unit(seed, 4),
    volume: 40_000 + (hash(seed, 5) % 900_000),
  };
}

/** Creates a share. The typical daily turnover stands for the size of its company. */
function shareOf(instrument: Instrument, movement: Movement & { base: number }): Listing {
  const { base, volume } = movement;
  return { instrument: { ...instrument, size: base * (volume ?? 0) }, ...movement };
}

// Shares have a computed `base`. Debt with a constant term has `days` and a yearly `coupon` in
// percent. An Udibono has neither: its interest follows inflation, so its yield is unknown.
function read(row: string): Listing {
  const [board = '', category = '', symbol = '', base = '', days = '', coupon = '', name = ''] =
    row.split('\t');
  const place = boards[board];
  if (place === undefined) throw new RangeError(`unknown board: ${board}`);
  const issuer = issuers[board];
  const shares = members[symbol];
  const priceUnit = units[symbol];
  const instrument = instrumentOf(place.market, {
    ...place,
    symbol,
    name,
    category,
    ...(shares === undefined ? {} : { members: shares }),
    ...(priceUnit === undefined ? {} : { unit: priceUnit }),
    ...(issuer === undefined || days === ''
      ? {}
      : { debt: { issuer, days: Number(days), coupon: Number(coupon) } }),
  });
  if (board === 'newcomer') return shareOf(instrument, newcomerMovement(symbol));
  if (base === '') return shareOf(instrument, shareMovement(symbol));
  const years = days === '' ? 10 : Number(days) / 365;
  return { instrument, base: Number(base), ...(movements[board] ?? debtMovement(years)) };
}

const table = readFileSync(new URL('listings.tsv', import.meta.url), 'utf8');
const rows = table.trimEnd().split('\n').slice(1);
const isNewcomer = (row: string) => row.startsWith('newcomer\t');

/**
 * The 202 invented instruments of the simulated market: indices first, shares grouped by sector.
 */
export const listings: readonly Listing[] = rows.filter((row) => !isNewcomer(row)).map(read);

/**
 * Companies that go public in the sandbox; they trade with every feed. Their symbols have six
 * letters, so that none is an American ticker.
 */
export const newcomers: readonly Listing[] = rows.filter(isNewcomer).map(read);
