// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { fundPurchase } from '../exhibits/fundPurchase.ts';
import { reachingNone, standingIn } from '../walk/exhibitStories.ts';

export default { title: 'fundPurchase' };

export const StepThrough = { tags: ['!test'], ...benchOf(fundPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(fundPurchase) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(fundPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(fundPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(fundPurchase, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(fundPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(fundPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...standingIn(fundPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(fundPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(fundPurchase, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(fundPurchase, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(fundPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(fundPurchase, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(fundPurchase, 'refused') };

export const Done = { name: 'done', ...standingIn(fundPurchase, 'done') };

export const NeverReached = {
  tags: ['!dev', '!autodocs'],
  ...reachingNone(fundPurchase, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
