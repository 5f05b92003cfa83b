import { z } from 'zod';
import { no } from '../rules/answer.ts';
import { findInstrument } from '../rules/instruments.ts';
import { symbol, text } from './input.ts';
import { type Route, shared } from './route.ts';

/** Instruments that one call may name. */
const most = 60;

/** Codes separated by commas, each once. */
const codes = text(most * 41).transform((listed) => [
  ...new Set(listed.split(',').filter((code) => code !== '')),
]);

/** Codes of one to sixty instruments, separated by commas. */
export const symbols = codes.pipe(z.array(symbol).min(1).max(most));

/** Prices of several instruments. */
export const quoteRoutes: readonly Route[] = [
  shared(
    'GET',
    '/v2/quotes',
    z.object({ symbols, lines: codes.default([]) }),
    async (asked, { context: { feed, quoteTexts }, language }) => {
      const lines = new Set(asked.lines);
      const found = asked.symbols.map((code) => findInstrument(feed, code));
      const known = found.filter((instrument) => instrument !== null);
      const rows = await Promise.all(
        known.map((instrument) =>
          quoteTexts.textOf(instrument, { language, hasLine: lines.has(instrument.symbol) }),
        ),
      );
      const shown = rows.filter((row) => row !== null);
      if (known.length > 0 && shown.length === 0) return no('busy');
      const unknown = JSON.stringify(asked.symbols.filter((_, at) => found[at] === null));
      return `{"msg":"ok","data":{"rows":[${shown.join(',')}],"unknown":${unknown}}}`;
    },
  ),
];
