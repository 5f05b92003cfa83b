// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { stockTicket } from '../exhibits/stockTicket.ts';
import { reachingNone, standingIn } from '../walk/exhibitStories.ts';

export default { title: 'stockTicket' };

export const StepThrough = { tags: ['!test'], ...benchOf(stockTicket) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(stockTicket) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...standingIn(stockTicket, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...standingIn(stockTicket, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...standingIn(stockTicket, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...standingIn(stockTicket, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...standingIn(stockTicket, 'reviewing.termsMoved') };

export const ReviewingWaitingForPrice = { name: 'reviewing.waitingForPrice', ...standingIn(stockTicket, 'reviewing.waitingForPrice') };

export const Submitting = { name: 'submitting', ...standingIn(stockTicket, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...standingIn(stockTicket, 'unknown.reconciling.waiting') };

export const UnknownReconcilingLooking = { name: 'unknown.reconciling.looking', ...standingIn(stockTicket, 'unknown.reconciling.looking') };

export const UnknownNotFound = { name: 'unknown.notFound', ...standingIn(stockTicket, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...standingIn(stockTicket, 'unknown.unreachable.waiting') };

export const UnknownUnreachableLooking = { name: 'unknown.unreachable.looking', ...standingIn(stockTicket, 'unknown.unreachable.looking') };

export const Refused = { name: 'refused', ...standingIn(stockTicket, 'refused') };

export const Done = { name: 'done', ...standingIn(stockTicket, 'done') };

export const NeverReached = {
  tags: ['!dev', '!autodocs'],
  ...reachingNone(stockTicket, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
