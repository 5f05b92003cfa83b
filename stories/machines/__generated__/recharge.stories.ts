// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { recharge } from '../scenarios/recharge.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Deposit · Depósito (recharge)', id: 'machines-recharge' };

export const StepThrough = { tags: ['!test'], ...stepperOf(recharge) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recharge) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(recharge, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(recharge, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(recharge, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(recharge, 'reviewing.steady') };

export const Submitting = { name: "The order is being sent", ...inState(recharge, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(recharge, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(recharge, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(recharge, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(recharge, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(recharge, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(recharge, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(recharge, 'refused') };

export const Done = { name: "The deposit is recorded", ...inState(recharge, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(recharge, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved']),
};
