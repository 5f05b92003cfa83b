// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { stockTicket } from '../scenarios/stockTicket.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Buying and selling shares · Compra y venta de acciones (stock ticket)', id: 'machines-stockticket' };

export const StepThrough = { tags: ['!test'], ...stepperOf(stockTicket) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(stockTicket) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(stockTicket, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(stockTicket, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(stockTicket, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(stockTicket, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(stockTicket, 'reviewing.termsMoved') };

export const ReviewingWaitingForPrice = { name: "Waiting for a fresh price", ...inState(stockTicket, 'reviewing.waitingForPrice') };

export const Submitting = { name: "The order is being sent", ...inState(stockTicket, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(stockTicket, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(stockTicket, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(stockTicket, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(stockTicket, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(stockTicket, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(stockTicket, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(stockTicket, 'refused') };

export const Done = { name: "The order of shares is placed", ...inState(stockTicket, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(stockTicket, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
