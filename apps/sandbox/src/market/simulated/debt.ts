import type { DebtTerms } from '../types.ts';
import { readLines } from './listing.ts';

const place = {
  market: 'CGI',
  marketName: 'Deuda pública',
  exchangeName: 'SIM GOB',
  category: 'CGI',
  priceDecimals: 3,
} as const;

/** How a price moves with yields, which move alike for every term: the longer, the more. */
function movementOf(years: number) {
  // The years that a change of the yield counts for: those of payments that are worth less the later they come.
  const duration = (1 - 1.045 ** -years) / 0.044;
  return { volatility: 0.000_11 * duration, beta: 0, drift: 0, volume: null };
}

/** Debt of one issuer, one `SYMBOL base days coupon Name` a line; without days, its yield is not known. */
function debtOf(issuer: string, lines: readonly string[]) {
  return lines.flatMap((line) => {
    const [symbol = '', base = '', days = '', coupon = '', ...name] = line.split(' ');
    const terms: DebtTerms = { issuer, days: Number(days), coupon: Number(coupon) };
    return readLines(
      [[symbol, base, ...name].join(' ')],
      { ...place, debt: terms },
      movementOf(terms.days / 365),
    );
  });
}

/** Treasury debt, in dollars for 100 of face value; what is 28 days long is so every day. */
export const treasuries = [
  ...debtOf('Estados Unidos', [
    'UST3M 98.750 91 0 Letra del Tesoro a 3 meses',
    'UST6M 97.600 182 0 Letra del Tesoro a 6 meses',
    'UST2Y 99.400 730 4.25 Nota del Tesoro a 2 años',
    'UST5Y 99.100 1825 4 Nota del Tesoro a 5 años',
    'UST10Y 97.850 3650 4 Nota del Tesoro a 10 años',
    'UST30Y 94.200 10950 4.25 Bono del Tesoro a 30 años',
  ]),
  ...debtOf('México', [
    'CET28 99.200 28 0 Cetes a 28 días',
    'CET91 97.500 91 0 Cetes a 91 días',
    'CET364 90.600 364 0 Cetes a 364 días',
    'MBON5 98.300 1825 9.5 Bono M a 5 años',
    'MBON10 95.900 3650 9 Bono M a 10 años',
  ]),
  // Its interest follows inflation, so its yield to maturity is not known today.
  ...readLines(['MUDI10 101.400 Udibono a 10 años'], place, movementOf(10)),
];
