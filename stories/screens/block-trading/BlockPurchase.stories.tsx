import type { Meta } from '@storybook/react-vite';
import { atRestInBothThemes } from '../../pictures/modes.ts';
import { offerCodeStories } from '../../harness/offerCode.ts';
import { offerEditingStories } from '../../harness/offerEditing.ts';
import { offerPlacingStories } from '../../harness/offerPlacing.ts';
import { offerUnknownStories } from '../../harness/offerUnknown.ts';
import { inApp } from '../../harness/withApp.tsx';

const meta = {
  title: 'Products/Block trading/Block purchase',
  id: 'screens-block-trading-blockpurchase',
  ...inApp,
} satisfies Meta;
export default meta;

const at = '/block-trading';
const editing = offerEditingStories(at, 'block');
const placing = offerPlacingStories(at);
const unknown = offerUnknownStories(at, 'block');
const code = offerCodeStories(at);

export const Prefilled = {
  ...editing.prefilled,
  name: 'spec §9 maximum quantity: fills in the affordable quantity or a part of it',
};
export const AmountsHidden = {
  ...editing.amountsHidden,
  name: 'fills in nothing that reveals the balance while amounts are hidden',
};
export const Holding = {
  ...editing.holding,
  name: 'says before and in the review that it cannot be sold for two days',
};
export const BelowLot = {
  ...editing.belowMinimum,
  name: 'says that the balance is below the price of the minimum',
};
export const Hint = {
  ...editing.hint,
  name: 'spec §5 block quantity minimum: shows the hint after three seconds',
};
export const Unaffordable = {
  ...editing.unaffordable,
  name: 'spec §5 block quantity digits: refuses an exponent and more than the balance buys',
};
export const Loading = editing.loading;
export const Offline = editing.offline;
export const Gone = { ...editing.gone, name: 'says that the offer is gone' };
export const Draft = { ...editing.draft, name: 'shows a half-filled order again' };
export const Reviewing = {
  ...placing.reviewing,
  name: 'spec §5 block transaction code, spec §5 transaction password digits, spec §9 transaction password digits: confirms nothing without six digits',
};
export const PriceMoved = {
  ...placing.priceMoved,
  name: 'asks to accept a changed price',
  parameters: { ...placing.priceMoved.parameters, ...atRestInBothThemes },
};
export const Submitting = {
  ...placing.submitting,
  name: 'sends one call for two taps',
};
export const Done = placing.done;
export const WrongCode = {
  ...placing.wrongCode,
  name: 'spec §8 block failure: asks for the code of the same order again',
};
export const RateNotUpdated = {
  ...placing.rateNotUpdated,
  name: 'spec §8 exchange rate not updated: shows it in the dialog',
};
export const Refused = { ...placing.refused, name: 'keeps a refused order to be changed' };
export const TimedOut = {
  ...unknown.timedOut,
  name: 'looks up the order after ten seconds without an answer',
};
export const Unidentified = {
  ...unknown.unidentified,
  name: 'lists the possible orders and offers no repeat',
};
export const Expired = {
  ...unknown.expired,
  name: 'repeats the call without the code and says that the order has expired',
};
export const PutAside = {
  ...unknown.putAside,
  name: 'keeps a pending order on the page after its sheet is closed',
};
export const NoCode = code.noCode;
export const NoCodeByRefusal = {
  ...code.noCodeByRefusal,
  name: 'offers to create a code after a refusal for a missing one',
};
export const CodesDiffer = {
  ...code.codesDiffer,
  name: 'spec §5 transaction password match: says that they differ',
};
export const CodeSaving = code.codeSaving;
export const CodeSaved = {
  ...code.codeSaved,
  name: 'spec §4 transaction password dialog: enters, confirms and saves the code, and returns to the order',
};
export const CodeNotConfirmed = {
  ...code.codeNotConfirmed,
  name: 'spec §5 transaction password confirmation: reports a missing confirmation',
};
export const CodeRefused = code.codeRefused;
export const CodeRefusedWithoutReason = {
  ...code.codeRefusedWithoutReason,
  name: 'spec §8 transaction password failure: shows a message without a reason',
};
export const CodeUnknown = code.codeUnknown;
