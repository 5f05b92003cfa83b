import { z } from 'zod';
import { no } from '../rules/answer.ts';
import { accountFigures, userInfoOf } from '../rules/userInfo.ts';
import { type OwnFigures, type Overview, unreadFigures } from '../store/index.ts';
import { findInstrument } from '../rules/instruments.ts';
import { calls } from './__generated__/calls.ts';
import { shortText, text } from './input.ts';
import { BadRequest, signedInRoute, EventStream, type Route } from '../http/route.ts';

const maxSymbols = 60;

/** Parses distinct codes separated by commas. */
const symbols = text(maxSymbols * 41)
  .optional()
  .transform((listed = '') => [...new Set(listed.split(',').filter((code) => code !== ''))])
  .pipe(z.array(shortText).max(maxSymbols));

const streamedFigures: OwnFigures<[Overview, number]> = {
  sql: `select json_build_array((${accountFigures.sql}), (${unreadFigures.sql}))`,
  parse(value) {
    const [overview, unread] = Array.isArray(value) ? value : [];
    return [accountFigures.parse(overview), unreadFigures.parse(unread)];
  },
};

export const quoteStreamRoutes: readonly Route[] = [
  signedInRoute(
    { ...calls.quoteStream, input: calls.quoteStream.input.extend({ symbols }) },
    async (input, { context, session, isOpen, readAgain, language }) => {
      const { feed, priceStreams } = context;
      const { customerId } = session;
      const includesAccount = input.account !== undefined;
      if (!includesAccount && input.symbols.length === 0) throw new BadRequest('Nothing to push.');
      const readAccount = async () => {
        const read = await readAgain(streamedFigures);
        if (read === null) return null;
        const [overview, unread] = read;
        return { user: await userInfoOf(context, overview), unread_count: unread };
      };
      const instruments = input.symbols.map((code) => findInstrument(feed, code));
      const stream =
        priceStreams?.open({
          customerId,
          isOpen,
          readAccount: includesAccount ? readAccount : null,
          instruments: instruments.filter((instrument) => instrument !== null),
          unknown: input.symbols.filter((_, at) => instruments[at] === null),
          language,
          everyMs: input.every * 1000,
        }) ?? null;
      return stream === null ? no('busy') : new EventStream(stream);
    },
  ),
];
