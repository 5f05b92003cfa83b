import type { Candle, Category, Debt, Favourite, Quote, Stock } from '@corro/client';
import type { Known } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

type KnownStock = Known<Stock, 'symbol'>;
type KnownDebt = Known<Debt, 'symbol'>;

const minuteMs = 60_000;

/** A share that rose 1.18 %. */
export function buildStock(over: Partial<KnownStock> = {}): KnownStock {
  return {
    id: '1',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    market: 'US',
    marketName: 'Estados Unidos',
    exchangeName: 'NASDAQ',
    price: '128.40',
    previousClose: '126.90',
    changePercent: '1.18',
    ...over,
  };
}

/** Treasury debt: Cetes of 28 days at 99.200, which pay 100.00 and so earn 10.51 % a year. */
export function buildDebt(over: Partial<KnownDebt> = {}): KnownDebt {
  return {
    ...buildStock(),
    symbol: 'CET28',
    name: 'Cetes a 28 días',
    market: 'CGI',
    exchangeName: 'SIM GOB',
    price: '99.200',
    previousClose: '99.190',
    changePercent: '0.01',
    issuer: 'México',
    yieldPercent: '10.51',
    termDays: 28,
    paidUntilDue: '100.00',
    ...over,
  };
}

/** `count` shares with codes ACC001, ACC002 … and prices 101.00, 102.00 …, every third falling. */
export function buildStocks(count: number): KnownStock[] {
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const isFalling = number % 3 === 0;
    return buildStock({
      id: String(number),
      symbol: `ACC${String(number).padStart(3, '0')}`,
      name: `Acción ${number}`,
      price: `${100 + number}.00`,
      previousClose: isFalling ? `${100 + number}.${number % 10}0` : '100.00',
      changePercent: isFalling ? `-0.${number % 10}` : `${number % 10}.25`,
    });
  });
}

/** `count` candles a minute apart, the last one at `fakeNow`; a wave between 90 and 110. */
export function buildCandles(count: number, stepMs: number = minuteMs): Candle[] {
  return Array.from({ length: count }, (_, at) => {
    const open = wave(at - 1);
    const close = wave(at);
    return {
      time: fakeNow - (count - 1 - at) * stepMs,
      open,
      high: Math.max(open, close) + 0.5,
      low: Math.min(open, close) - 0.5,
      close,
      volume: 1000 + (at % 10) * 100,
    };
  });
}

function wave(at: number): number {
  return Math.round((100 + 10 * Math.sin(at / 8)) * 100) / 100;
}

/** The quote of `buildStock`, read at `fakeNow`, with 30 candles. */
export function buildQuote(over: Partial<Quote> = {}): Quote {
  return {
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    market: 'US',
    price: '128.40',
    pricedAt: null,
    change: '1.50',
    changePercent: '1.18',
    previousClose: '126.90',
    open: '127.10',
    high: '129.00',
    low: '126.95',
    linePath: 'M0 30 L50 22 L100 8',
    candles: buildCandles(30),
    readAt: fakeNow,
    ...over,
  };
}

/** The category of the index cards. */
export function buildCategory(over: Partial<Category> = {}): Category {
  return {
    id: '1',
    code: 'US_INDEX',
    name: 'Índices',
    stocks: [
      { symbol: 'C50', name: 'Índice Corro 50', image: null },
      { symbol: 'TEC', name: 'Índice Tecnología', image: null },
    ],
    ...over,
  };
}

export function buildFavourite(over: Partial<Favourite> = {}): Favourite {
  return {
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    categoryCode: 'ENERGY',
    market: 'US',
    marketName: 'Estados Unidos',
    exchangeName: 'NASDAQ',
    price: '128.40',
    previousClose: '126.90',
    changePercent: '1.18',
    ...over,
  };
}
