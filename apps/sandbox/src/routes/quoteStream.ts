import { z } from 'zod';
import { no } from '../rules/answer.ts';
import { userInfoOf } from '../rules/userInfo.ts';
import { unreadOf } from '../store/index.ts';
import { findInstrument } from '../rules/instruments.ts';
import { calls } from './__generated__/calls.ts';
import { shortText, text } from './input.ts';
import { BadRequest, signedInRoute, EventStream, type Route } from '../http/route.ts';

const maxSymbols = 60;

/** Distinct codes separated by commas. */
const symbols = text(maxSymbols * 41)
  .optional()
  .transform((listed = '') => [...new Set(listed.split(',').filter((code) => code !== ''))])
  .pipe(z.array(shortText).max(maxSymbols));

export const quoteStreamRoutes: readonly Route[] = [
  signedInRoute(
    { ...calls.quoteStream, input: calls.quoteStream.input.extend({ symbols }) },
    async (input, { context, session, isOpen, readAgain, language }) => {
      const { feed, priceStreams, store } = context;
      const { customerId } = session;
      const hasAccount = input.account !== undefined;
      if (!hasAccount && input.symbols.length === 0) throw new BadRequest('Nothing to push.');
      const figures = async () => {
        const [user, unread] = await Promise.all([
          userInfoOf(context, customerId),
          unreadOf(store.db, customerId),
        ]);
        return { user, unread_count: unread };
      };
      const instruments = input.symbols.map((code) => findInstrument(feed, code));
      const stream =
        priceStreams?.open({
          customerId,
          isOpen,
          readAccount: hasAccount ? () => readAgain(figures) : null,
          instruments: instruments.filter((instrument) => instrument !== null),
          unknown: input.symbols.filter((_, at) => instruments[at] === null),
          language,
          everyMs: input.every * 1000,
        }) ?? null;
      return stream === null ? no('busy') : new EventStream(stream);
    },
  ),
];
