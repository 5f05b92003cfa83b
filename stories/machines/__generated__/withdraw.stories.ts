// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { withdraw } from '../exhibits/withdraw.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'withdraw' };

export const StepThrough = { tags: ['!test'], ...benchOf(withdraw) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(withdraw) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(withdraw, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(withdraw, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(withdraw, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...standingIn(withdraw, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...standingIn(withdraw, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(withdraw, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(withdraw, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...standingIn(withdraw, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(withdraw, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(withdraw, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(withdraw, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(withdraw, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(withdraw, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(withdraw, 'refused') };

export const Done = { name: 'done', ...standingIn(withdraw, 'done') };
