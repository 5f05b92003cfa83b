import { z } from 'zod';
import { no } from '../rules/answer.ts';
import { accountFigures, userInfoOf } from '../rules/userInfo.ts';
import {
  type OwnFigures,
  type Overview,
  unreadMessageFigures,
  unreadNoticeFigures,
} from '../store/index.ts';
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

interface StreamedFigures {
  readonly overview: Overview;
  readonly messages: number;
  readonly notices: number;
}

const streamedFigures: OwnFigures<StreamedFigures> = {
  sql: `select json_build_array(
    (${accountFigures.sql}), (${unreadMessageFigures.sql}), (${unreadNoticeFigures.sql}))`,
  parse(value) {
    const [overview, messages, notices] = Array.isArray(value) ? value : [];
    return {
      overview: accountFigures.parse(overview),
      messages: unreadMessageFigures.parse(messages),
      notices: unreadNoticeFigures.parse(notices),
    };
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
        const { overview, messages, notices } = read;
        const user = await userInfoOf(context, overview);
        return { user, unread_count: messages, unread_notices: notices };
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
