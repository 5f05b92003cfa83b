// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { offerPurchase } from '../scenarios/offerPurchase.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Block trade or private placement · Compra en bloque o colocación privada (offer purchase)', id: 'machines-offerpurchase' };

export const StepThrough = { tags: ['!test'], ...stepperOf(offerPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(offerPurchase) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(offerPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(offerPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(offerPurchase, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment", ...inState(offerPurchase, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown", ...inState(offerPurchase, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(offerPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(offerPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(offerPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(offerPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(offerPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(offerPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(offerPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(offerPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(offerPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(offerPurchase, 'refused') };

export const Done = { name: "The purchase is made", ...inState(offerPurchase, 'done') };
