import { describe, expect, it } from 'vitest';
import {
  boughtChange,
  gainParts,
  dayChange,
  groupPositions,
  lotsValue,
  type OpenLot,
  portfolioChange,
  positionReturn,
  positionTypeOf,
} from './portfolio.ts';

it.each([
  ['US', 'stock'],
  ['MX', 'stock'],
  ['', 'stock'],
  ['FOREX', 'forex'],
  ['FUTURE', 'futures'],
  ['CGI', 'treasury'],
])('maps the market %j to the position type %s', (market, type) => {
  expect(positionTypeOf(market)).toBe(type);
});

describe('positionReturn', () => {
  it.each([
    ['187.44', '190.00', 10, '1900.00', '25.60', '1.37'], // 2.56 ÷ 187.44 = 1.3657…
    ['100', '90.5', 3, '271.50', '-28.50', '-9.50'],
    ['10', '10.00', 7, '70.00', '0.00', '0.00'],
    ['30', '40', 1, '40.00', '10.00', '33.33'],
    ['30', '20', 1, '20.00', '-10.00', '-33.33'],
  ])(
    'positionReturn of a cost of %s, now %s × %d',
    (cost, current, quantity, marketValue, profit, percent) => {
      expect(positionReturn(cost, current, quantity)).toEqual({ marketValue, profit, percent });
    },
  );

  it('positionReturn has no percentage for a cost of zero', () => {
    expect(positionReturn('0.00', '5', 2)).toEqual({
      marketValue: '10.00',
      profit: '10.00',
      percent: null,
    });
  });
});

/** Points by value and flows. */
const points = (...given: [value: string, flows: string][]) =>
  given.map(([value, flows]) => ({ value, flows, fees: null, interest: null }));

describe('gainParts', () => {
  const start = { value: '25000.00', flows: '25000.00', fees: '3.00', interest: '0.00' };

  it('splits a loss into prices, fees and interest', () => {
    // Interest of 6.90 on a loan, a fee of 0.15 on a purchase, and shares that lost 0.06 of value.
    const now = { value: '24992.89', flows: '25000.00', fees: '3.15', interest: '6.90' };
    expect(gainParts([start, now])).toEqual({
      investments: '-0.06',
      fees: '-0.15',
      interest: '-6.90',
    });
  });

  it('excludes deposits', () => {
    const now = { value: '30100.00', flows: '30000.00', fees: '3.00', interest: '0.00' };
    expect(gainParts([start, now])).toEqual({
      investments: '100.00',
      fees: '0.00',
      interest: '0.00',
    });
  });

  it('is unknown without points, fees or interest', () => {
    expect(gainParts([])).toBeNull();
    expect(gainParts([{ ...start, fees: null }, start])).toBeNull();
    expect(gainParts([start, { ...start, interest: null }])).toBeNull();
  });
});

describe('portfolioChange', () => {
  it.each([
    // 26,000 − 25,000 = 1,000; 1,000 ÷ 25,000 = 4 %
    ['a rise', points(['25000.00', '25000.00'], ['26000.00', '25000.00']), '1000.00', '4.00'],
    ['a fall', points(['25000.00', '25000.00'], ['24000.00', '25000.00']), '-1000.00', '-4.00'],
    // The deposit of 5,000 is no gain.
    ['a deposit', points(['25000.00', '25000.00'], ['30000.00', '30000.00']), '0.00', '0.00'],
    ['a withdrawal', points(['25000.00', '25000.00'], ['24000.00', '24000.00']), '0.00', '0.00'],
    // 31,500 − 25,000 − 5,000 = 1,500; 1,500 ÷ 30,000 = 5 %
    [
      'a rise and a deposit',
      points(['25000.00', '25000.00'], ['31500.00', '30000.00']),
      '1500.00',
      '5.00',
    ],
    // 20,400 − 25,000 + 5,000 = 400; 400 ÷ 20,000 = 2 %
    [
      'a rise and a withdrawal',
      points(['25000.00', '0.00'], ['20400.00', '-5000.00']),
      '400.00',
      '2.00',
    ],
    // 25,100 − 25,000 = 100; 100 ÷ 25,000 = 0.4 %
    [
      'an account opened in the range',
      points(['0.00', '0.00'], ['25100.00', '25000.00']),
      '100.00',
      '0.40',
    ],
    // 1 ÷ 3 = 33.333… %
    ['a third', points(['3.00', '0'], ['4.00', '0']), '1.00', '33.33'],
    ['a gain without capital', points(['0.00', '0.00'], ['12.50', '0.00']), '12.50', null],
    ['a gain on debt', points(['-10.00', '0.00'], ['5.00', '0.00']), '15.00', null],
    [
      'a withdrawal of the whole first value',
      points(['10.00', '0'], ['1.00', '-10.00']),
      '1.00',
      null,
    ],
    ['one point', points(['25000.00', '25000.00']), '0.00', '0.00'],
  ])('portfolioChange of %s', (_, given, change, percent) => {
    expect(portfolioChange(given)).toEqual({ change, percent });
  });

  it.each([
    [0, '0.00', '0.00'],
    [1, '500.00', '5.00'],
    // 15,600 − 10,000 − 5,000 = 600; 600 ÷ 15,000 = 4 %
    [2, '600.00', '4.00'],
    [3, '-300.00', '-2.00'],
  ])('portfolioChange up to the point %i', (to, change, percent) => {
    const given = points(
      ['10000.00', '10000.00'],
      ['10500.00', '10000.00'],
      ['15600.00', '15000.00'],
      ['14700.00', '15000.00'],
    );
    expect(portfolioChange(given, to)).toEqual({ change, percent });
  });

  it('is null if the point does not exist', () => {
    expect(portfolioChange([])).toBeNull();
    expect(portfolioChange(points(['1', '1']), 1)).toBeNull();
    expect(portfolioChange(points(['1', '1']), -1)).toBeNull();
  });
});

/* Half past nine in Mexico City, the start of that day, and the last millisecond of the day before. */
const now = Date.parse('2026-11-20T15:30:00.000Z');
const today = Date.parse('2026-11-20T06:00:00.000Z');
const yesterday = today - 1;

const lotOf = (over: Partial<OpenLot> = {}) => ({
  symbol: 'NVLO',
  quantity: 10,
  costPrice: '120.00',
  currentPrice: '129.00',
  previousClose: '128.00',
  createdAt: yesterday,
  ...over,
});

describe('dayChange', () => {
  it.each<[string, OpenLot[], string, string | null]>([
    // 10 × (129 − 128) = 10; 10 ÷ 1,280 = 0.78125 %
    ['a lot of another day', [lotOf()], '10.00', '0.78'],
    // 10 × (129 − 120) = 90; 90 ÷ 1,200 = 7.5 %
    ['a lot of today', [lotOf({ createdAt: today })], '90.00', '7.50'],
    // 10 + 90 = 100; 100 ÷ 2,480 = 4.032… %
    ['both', [lotOf(), lotOf({ createdAt: now })], '100.00', '4.03'],
    // 3 × (0.8415 − 0.8450) = −0.0105; −0.0105 ÷ 2.535 = −0.414… %
    [
      'fine prices',
      [lotOf({ quantity: 3, currentPrice: '0.8415', previousClose: '0.8450' })],
      '-0.01',
      '-0.41',
    ],
    // 10 × 1 − 20 × 0.50 = 0; 0 ÷ (1,280 + 210) = 0 %
    [
      'a rise and a fall',
      [lotOf(), lotOf({ quantity: 20, currentPrice: '10.00', previousClose: '10.50' })],
      '0.00',
      '0.00',
    ],
    ['nothing', [], '0.00', null],
  ])('dayChange of %s', (_, lots, change, percent) => {
    expect(dayChange(lots, today)).toEqual({ change, percent, unknown: 0 });
  });

  it.each<[string, Partial<OpenLot>]>([
    ['price', { currentPrice: null }],
    ['previous close', { previousClose: null }],
    ['cost, bought today', { costPrice: null, createdAt: now }],
    ['quantity', { quantity: null }],
    ['day', { createdAt: null }],
  ])('reports a lot without a %s, and sums the others', (_, lacking) => {
    const gain = { change: '10.00', percent: '0.78', unknown: 1 };
    expect(dayChange([lotOf(lacking), lotOf()], today)).toEqual(gain);
  });

  it('requires only the fields that it uses', () => {
    const ofAnotherDay = lotOf({ costPrice: null });
    const ofToday = lotOf({ previousClose: null, createdAt: now });
    expect(dayChange([ofAnotherDay, ofToday], today)).toMatchObject({ unknown: 0 });
  });
});

describe('boughtChange and lotsValue', () => {
  it.each<[string, OpenLot[], string, string | null, string]>([
    // 10 × (129 − 120) = 90; 90 ÷ 1,200 = 7.5 %
    ['a lot', [lotOf()], '90.00', '7.50', '1290.00'],
    // 90 + 5 × (129 − 130) = 85; 85 ÷ 1,850 = 4.594… %
    [
      'a gain and a loss',
      [lotOf(), lotOf({ quantity: 5, costPrice: '130' })],
      '85.00',
      '4.59',
      '1935.00',
    ],
    ['nothing', [], '0.00', null, '0.00'],
  ])('boughtChange and lotsValue of %s', (_, lots, change, percent, value) => {
    expect(boughtChange(lots)).toEqual({ change, percent, unknown: 0 });
    expect(lotsValue(lots)).toBe(value);
  });

  it('report a lot without a price', () => {
    const lots = [lotOf({ currentPrice: null }), lotOf()];
    expect(boughtChange(lots)).toEqual({ change: '90.00', percent: '7.50', unknown: 1 });
    expect(lotsValue(lots)).toBeNull();
  });
});

describe('groupPositions', () => {
  it('groups the lots of an instrument, in the order of their first lots', () => {
    const lots = [
      lotOf(),
      lotOf({ symbol: 'EURUSD', costPrice: '1.08345', currentPrice: '1.09', previousClose: null }),
      lotOf({ quantity: 5, costPrice: '126.05', createdAt: now }),
    ];
    const [first, second, third] = lots;
    expect(groupPositions(lots, today)).toEqual([
      {
        symbol: 'NVLO',
        lots: [first, third],
        quantity: 15,
        // 1,200 + 630.25 = 1,830.25; 1,830.25 ÷ 15 = 122.016…
        costPrice: '122.02',
        value: '1935.00',
        // 1,935 − 1,830.25 = 104.75; 104.75 ÷ 1,830.25 = 5.723… %
        gain: { change: '104.75', percent: '5.72' },
        // 10 × 1 + 5 × 2.95 = 24.75; 24.75 ÷ (1,280 + 630.25) = 1.295… %
        day: { change: '24.75', percent: '1.30' },
      },
      {
        symbol: 'EURUSD',
        lots: [second],
        quantity: 10,
        costPrice: '1.08345',
        value: '10.90',
        // 10.90 − 10.8345 = 0.0655; 0.0655 ÷ 10.8345 = 0.604… %
        gain: { change: '0.07', percent: '0.60' },
        day: null,
      },
    ]);
  });

  it('rounds the value of the instrument, not of each lot', () => {
    // Two lots of 0.105 are 0.21; each rounded alone would be 0.11.
    const lots = [1, 2].map(() => lotOf({ quantity: 1, currentPrice: '0.105' }));
    expect(groupPositions(lots, today)).toMatchObject([{ value: '0.21' }]);
  });

  it.each<[string, Partial<OpenLot>, object]>([
    ['price', { currentPrice: null }, { quantity: 20, costPrice: '120.00', value: null }],
    ['cost', { costPrice: null }, { quantity: 20, costPrice: null, value: '2580.00', gain: null }],
    ['quantity', { quantity: null }, { quantity: null, costPrice: null, value: null, gain: null }],
    ['previous close', { previousClose: null }, { value: '2580.00', day: null }],
    ['day', { createdAt: null }, { value: '2580.00', day: null }],
  ])('omits the figures that need the missing %s of a lot', (_, lacking, row) => {
    expect(groupPositions([lotOf(), lotOf(lacking)], today)).toMatchObject([row]);
  });

  it('has no percentage for a cost of zero, and no cost for a quantity of zero', () => {
    const [free] = groupPositions([lotOf({ costPrice: '0' })], today);
    expect(free).toMatchObject({ costPrice: '0.00', gain: { change: '1290.00', percent: null } });
    expect(groupPositions([lotOf({ quantity: 0 })], today)).toMatchObject([{ costPrice: null }]);
  });

  it('keeps a lot without an instrument as its own group', () => {
    const nameless = lotOf({ symbol: null });
    const other = lotOf({ symbol: null });
    expect(groupPositions([nameless, other], today)).toMatchObject([
      { symbol: null, lots: [nameless], quantity: 10 },
      { symbol: null, lots: [other], quantity: 10 },
    ]);
    expect(groupPositions([], today)).toEqual([]);
  });
});
