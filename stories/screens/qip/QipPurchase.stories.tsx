import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { dealCodeStories } from '../dealCode.ts';
import { dealEditingStories } from '../dealEditing.ts';
import { dealPlacingStories } from '../dealPlacing.ts';
import { dealUnknownStories } from '../dealUnknown.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const at = '/qip';
/** The sheets of block trades, which have the pictures, but for the title of the page behind. */
const asOfBlocks = 'The sheet of a block trade in this state is the same.';
const own = dealEditingStories(at, 'qip');
const editing = allNotPictured(own, asOfBlocks);
const placing = dealPlacingStories(at);
const unknown = allNotPictured(dealUnknownStories(at, 'qip'), asOfBlocks);
const code = allNotPictured(dealCodeStories(at), asOfBlocks);
const sent = allNotPictured(placing, asOfBlocks);

/** The most that the balance buys, and what share of it that is. */
export const Prefilled = editing.prefilled;
/** Nothing is filled in that would tell the balance; what is typed is bought. */
export const AmountsHidden = editing.amountsHidden;
/** Without a quantity there is no total: the balance is in its place. */
export const Emptied = editing.emptied;
/** What is bought cannot be sold for two days: said before and at the review. */
export const Holding = editing.holding;
/** The balance does not reach the minimum. */
export const BelowLot = {
  ...own.belowLot,
  parameters: { ...own.belowLot.parameters, ...atRest },
};
export const QuickPick = editing.quickPick;
export const TooLittleMoney = editing.tooLittleMoney;
/** The minimum, once less has stood for three seconds. */
export const Hint = editing.hint;
export const Closed = { ...editing.closed, name: 'spec §4 qip dialog: closed, and open again' };
export const Loading = editing.loading;
/** The button says why it is off. */
export const Offline = editing.offline;
export const Gone = editing.gone;
/** A half-filled order is there again. */
export const Draft = editing.draft;
export const Reviewing = { ...placing.reviewing, name: 'spec §9 pesos qip: 20 for a dollar' };
export const CodeMissing = sent.codeMissing;
/** Another price has to be accepted. */
export const PriceMoved = sent.priceMoved;
/** A code typed before another price is accepted confirms nothing; the button does, once it is. */
export const CodeBeforeAgreeing = sent.codeBeforeAgreeing;
/** A code typed without a network confirms nothing, not when the network comes back either; the button does. */
export const CodeOffline = sent.codeOffline;
/** On its way: a second tap and Enter make no second call. */
export const Submitting = sent.submitting;
export const Done = sent.done;
/** The same order, and the code again. */
export const WrongCode = sent.wrongCode;
/** The order is kept to be changed. */
export const Refused = { ...sent.refused, name: 'spec §8 qip failure: time not allowed' };
/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut = unknown.timedOut;
/** A reload in the middle: the order is looked for, and not placed again. */
export const Reconciling = unknown.reconciling;
export const NotFound = unknown.notFound;
export const Unidentified = unknown.unidentified;
export const Unreachable = unknown.unreachable;
/** Sent again without the code, which no reload outlives, it can no longer happen. */
export const Expired = unknown.expired;
/** Put aside, it stays in sight on the page. */
export const PutAside = unknown.putAside;
export const NoCode = code.noCode;
/** An upstream that does not say beforehand refuses. */
export const NoCodeByRefusal = code.noCodeByRefusal;
export const CodeConfirming = code.codeConfirming;
export const CodesDiffer = code.codesDiffer;
export const CodeSaving = code.codeSaving;
/** Back to the same order. */
export const CodeSaved = code.codeSaved;
export const CodeRefused = code.codeRefused;
export const CodeUnknown = code.codeUnknown;
/** A run over 9, and six digits of one's own phone number. */
export const CodeTooEasy = code.codeTooEasy;
/** The login is more than ten minutes ago. */
export const CodePassword = code.codePassword;
export const CodePasswordMissing = code.codePasswordMissing;
export const CodePasswordWrong = code.codePasswordWrong;
export const CodePasswordSending = code.codePasswordSending;
/** Back to the same order, with the password on the second call alone. */
export const CodeSavedByPassword = code.codeSavedByPassword;
export const CodePasswordInLargeText = {
  ...code.codePasswordWrong,
  globals: { locale: 'de', textSize: 'double' },
};
export const LongWordsInLargeText = own.longWords;
