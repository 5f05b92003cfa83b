// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { loanRequest } from '../exhibits/loanRequest.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'loanRequest' };

export const StepThrough = { tags: ['!test'], ...benchOf(loanRequest) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRequest) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(loanRequest, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(loanRequest, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(loanRequest, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...standingIn(loanRequest, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...standingIn(loanRequest, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(loanRequest, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(loanRequest, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...standingIn(loanRequest, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(loanRequest, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(loanRequest, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(loanRequest, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(loanRequest, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(loanRequest, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(loanRequest, 'refused') };

export const Done = { name: 'done', ...standingIn(loanRequest, 'done') };
