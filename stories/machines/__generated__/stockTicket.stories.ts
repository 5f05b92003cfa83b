// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { stockTicket } from '../scenarios/stockTicket.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Stock ticket', id: 'machines-stockticket' };

export const StepThrough = { tags: ['!test'], ...stepperOf(stockTicket) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(stockTicket) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(stockTicket, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(stockTicket, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(stockTicket, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(stockTicket, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(stockTicket, 'reviewing.termsMoved') };

export const ReviewingWaitingForPrice = { name: 'reviewing.waitingForPrice', ...inState(stockTicket, 'reviewing.waitingForPrice') };

export const Submitting = { name: 'submitting', ...inState(stockTicket, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(stockTicket, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(stockTicket, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(stockTicket, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(stockTicket, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(stockTicket, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(stockTicket, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(stockTicket, 'refused') };

export const Done = { name: 'done', ...inState(stockTicket, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(stockTicket, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
