// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { dealPurchase } from '../exhibits/dealPurchase.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'dealPurchase' };

export const StepThrough = { tags: ['!test'], ...benchOf(dealPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(dealPurchase) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(dealPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(dealPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(dealPurchase, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...standingIn(dealPurchase, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...standingIn(dealPurchase, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(dealPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(dealPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...standingIn(dealPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(dealPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(dealPurchase, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(dealPurchase, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(dealPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(dealPurchase, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(dealPurchase, 'refused') };

export const Done = { name: 'done', ...standingIn(dealPurchase, 'done') };
