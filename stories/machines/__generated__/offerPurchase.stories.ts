// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { offerPurchase } from '../scenarios/offerPurchase.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Offer purchase', id: 'machines-offerpurchase' };

export const StepThrough = { tags: ['!test'], ...stepperOf(offerPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(offerPurchase) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(offerPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(offerPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(offerPurchase, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...inState(offerPurchase, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...inState(offerPurchase, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(offerPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(offerPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(offerPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(offerPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(offerPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(offerPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(offerPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(offerPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(offerPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(offerPurchase, 'refused') };

export const Done = { name: 'done', ...inState(offerPurchase, 'done') };
