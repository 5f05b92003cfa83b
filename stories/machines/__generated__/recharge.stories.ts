// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { recharge } from '../exhibits/recharge.ts';
import { reachingNone, standingIn } from '../walk/exhibitStories.ts';

export default { title: 'recharge' };

export const StepThrough = { tags: ['!test'], ...benchOf(recharge) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recharge) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(recharge, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(recharge, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(recharge, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(recharge, 'reviewing.steady') };

export const Submitting = { name: 'submitting', ...standingIn(recharge, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(recharge, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(recharge, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(recharge, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(recharge, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(recharge, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(recharge, 'refused') };

export const Done = { name: 'done', ...standingIn(recharge, 'done') };

export const NeverReached = {
  tags: ['!dev', '!autodocs'],
  ...reachingNone(recharge, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved']),
};
