import type { Meta } from '@storybook/react-vite';
import { dealStories } from '../deal.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const stories = dealStories('/block-trading', 'block');

/** The most that the balance buys, and what share of it that is. */
export const Prefilled = stories.prefilled;
/** The balance does not reach the minimum. */
export const BelowLot = stories.belowLot;
export const QuickPick = stories.quickPick;
export const TooLittleMoney = stories.tooLittleMoney;
/** The minimum, once less has stood for three seconds. */
export const Hint = stories.hint;
export const Loading = stories.loading;
/** The button says why it is off. */
export const Offline = stories.offline;
export const Gone = stories.gone;
/** A half-filled order is there again. */
export const Draft = stories.draft;
export const Reviewing = stories.reviewing;
export const CodeMissing = stories.codeMissing;
/** Another price has to be accepted. */
export const PriceMoved = stories.priceMoved;
/** On its way: a second tap and Enter make no second call. */
export const Submitting = stories.submitting;
export const Done = stories.done;
/** The same order, and the code again. */
export const WrongCode = stories.wrongCode;
/** The order is kept to be changed. */
export const Refused = stories.refused;
/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut = stories.timedOut;
/** A reload in the middle: the order is looked for, and not placed again. */
export const Reconciling = stories.reconciling;
export const NotFound = stories.notFound;
export const Unreachable = stories.unreachable;
/** Put aside, it stays in sight on the page. */
export const PutAside = stories.putAside;
export const NoCode = stories.noCode;
/** An upstream that does not say beforehand refuses. */
export const NoCodeByRefusal = stories.noCodeByRefusal;
export const CodeConfirming = stories.codeConfirming;
export const CodesDiffer = stories.codesDiffer;
export const CodeSaving = stories.codeSaving;
/** Back to the same order. */
export const CodeSaved = stories.codeSaved;
export const CodeRefused = stories.codeRefused;
export const CodeUnknown = stories.codeUnknown;
export const LongWordsInLargeText = stories.longWords;
