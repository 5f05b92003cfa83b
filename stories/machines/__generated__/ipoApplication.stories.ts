// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { ipoApplication } from '../exhibits/ipoApplication.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'ipoApplication' };

export const StepThrough = { tags: ['!test'], ...benchOf(ipoApplication) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(ipoApplication) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(ipoApplication, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(ipoApplication, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(ipoApplication, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...standingIn(ipoApplication, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...standingIn(ipoApplication, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(ipoApplication, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(ipoApplication, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...standingIn(ipoApplication, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(ipoApplication, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(ipoApplication, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(ipoApplication, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(ipoApplication, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(ipoApplication, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(ipoApplication, 'refused') };

export const Done = { name: 'done', ...standingIn(ipoApplication, 'done') };
