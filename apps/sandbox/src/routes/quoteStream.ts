import { z } from 'zod';
import { no } from '../rules/answer.ts';
import { findInstrument } from '../rules/instruments.ts';
import { calls } from './__generated__/calls.ts';
import { shortText, text } from './input.ts';
import { signedInRoute, EventStream, type Route } from '../http/route.ts';

const maxSymbols = 60;

/** Distinct codes separated by commas. */
const symbols = text(maxSymbols * 41)
  .transform((listed) => [...new Set(listed.split(',').filter((code) => code !== ''))])
  .pipe(z.array(shortText).min(1).max(maxSymbols));

export const quoteStreamRoutes: readonly Route[] = [
  signedInRoute(
    { ...calls.quoteStream, input: calls.quoteStream.input.extend({ symbols }) },
    async (input, { context: { feed, priceStreams }, session, isOpen, language }) => {
      const found = input.symbols.map((code) => findInstrument(feed, code));
      const stream =
        priceStreams?.open({
          customerId: session.customerId,
          isOpen,
          instruments: found.filter((instrument) => instrument !== null),
          unknown: input.symbols.filter((_, at) => found[at] === null),
          language,
          everyMs: input.every * 1000,
        }) ?? null;
      return stream === null ? no('busy') : new EventStream(stream);
    },
  ),
];
