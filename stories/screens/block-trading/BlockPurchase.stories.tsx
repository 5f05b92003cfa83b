import type { Meta } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { dealCodeStories } from '../dealCode.ts';
import { dealEditingStories } from '../dealEditing.ts';
import { dealPlacingStories } from '../dealPlacing.ts';
import { dealUnknownStories } from '../dealUnknown.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const at = '/block-trading';
const editing = dealEditingStories(at, 'block');
const placing = dealPlacingStories(at);
const unknown = dealUnknownStories(at, 'block');
const code = dealCodeStories(at);

/** The most that the balance buys, and what share of it that is. */
export const Prefilled = {
  ...editing.prefilled,
  name: 'spec §9 maximum quantity: what the balance buys',
};
/** Nothing is filled in that would tell the balance; what is typed is bought. */
export const AmountsHidden = editing.amountsHidden;
/** Without a quantity there is no total: the balance is in its place. */
export const Emptied = editing.emptied;
/** What is bought cannot be sold for two days: said before and at the review. */
export const Holding = editing.holding;
/** The balance does not reach the minimum. */
export const BelowLot = editing.belowLot;
export const QuickPick = editing.quickPick;
export const TooLittleMoney = editing.tooLittleMoney;
/** The minimum, once less has stood for three seconds. */
export const Hint = {
  ...editing.hint,
  name: 'spec §5 block quantity minimum: said after three seconds',
};
export const NotDigits = {
  ...editing.notDigits,
  name: 'spec §5 block quantity digits: an exponent is refused',
};
export const Loading = editing.loading;
/** A balance that comes while one types fills nothing in. */
export const TypedFirst = editing.typedFirst;
/** The button says why it is off. */
export const Offline = editing.offline;
export const Gone = editing.gone;
/** A half-filled order is there again. */
export const Draft = editing.draft;
export const Reviewing = {
  ...placing.reviewing,
  name: 'spec §5 block transaction code: nothing is confirmed without it',
};
export const CodeMissing = {
  ...placing.codeMissing,
  name: 'spec §5 transaction password digits, spec §9 transaction password digits: five are too few',
};
/** Another price has to be accepted. */
export const PriceMoved = {
  ...placing.priceMoved,
  parameters: { ...placing.priceMoved.parameters, ...atRest },
};
/** On its way: a second tap and Enter make no second call. */
export const Submitting = placing.submitting;
export const Done = placing.done;
/** The same order, and the code again. */
export const WrongCode = {
  ...placing.wrongCode,
  name: 'spec §8 block failure: wrong authorization password',
};
export const RateNotUpdated = {
  ...placing.rateNotUpdated,
  name: 'spec §8 exchange rate not updated: said in the dialog',
};
/** The order is kept to be changed. */
export const Refused = placing.refused;
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
export const CodesDiffer = {
  ...code.codesDiffer,
  name: 'spec §5 transaction password match: they do not',
};
export const CodeSaving = code.codeSaving;
/** Back to the same order. */
export const CodeSaved = {
  ...code.codeSaved,
  name: 'spec §4 transaction password dialog: entered, confirmed, saved',
};
export const CodeNotConfirmed = {
  ...code.codeNotConfirmed,
  name: 'spec §5 transaction password confirmation: sent without one',
};
export const CodeRefused = code.codeRefused;
export const CodeRefusedWithoutReason = {
  ...code.codeRefusedWithoutReason,
  name: 'spec §8 transaction password failure: no reason was given',
};
export const CodeUnknown = code.codeUnknown;
export const LongWordsInLargeText = editing.longWords;
