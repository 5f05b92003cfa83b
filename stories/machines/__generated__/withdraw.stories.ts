// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { withdraw } from '../scenarios/withdraw.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Withdrawal · Retiro (withdraw)', id: 'machines-withdraw' };

export const StepThrough = { tags: ['!test'], ...stepperOf(withdraw) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(withdraw) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(withdraw, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(withdraw, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(withdraw, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment", ...inState(withdraw, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown", ...inState(withdraw, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(withdraw, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(withdraw, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(withdraw, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(withdraw, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(withdraw, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(withdraw, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(withdraw, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(withdraw, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(withdraw, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(withdraw, 'refused') };

export const Done = { name: "The withdrawal is recorded", ...inState(withdraw, 'done') };
