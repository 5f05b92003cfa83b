// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { fundPurchase } from '../scenarios/fundPurchase.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Fund purchase · Inversión en un fondo', id: 'machines-fundpurchase' };

export const StepThrough = { tags: ['!test'], ...stepperOf(fundPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(fundPurchase) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(fundPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(fundPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(fundPurchase, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(fundPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(fundPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(fundPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(fundPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(fundPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(fundPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(fundPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(fundPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(fundPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(fundPurchase, 'refused') };

export const Done = { name: "The investment is made", ...inState(fundPurchase, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(fundPurchase, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
