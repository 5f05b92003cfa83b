// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { dealPurchase } from '../scenarios/dealPurchase.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'dealPurchase' };

export const StepThrough = { tags: ['!test'], ...stepperOf(dealPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(dealPurchase) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(dealPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(dealPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(dealPurchase, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...inState(dealPurchase, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...inState(dealPurchase, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(dealPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(dealPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(dealPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(dealPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(dealPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(dealPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(dealPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(dealPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(dealPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(dealPurchase, 'refused') };

export const Done = { name: 'done', ...inState(dealPurchase, 'done') };
