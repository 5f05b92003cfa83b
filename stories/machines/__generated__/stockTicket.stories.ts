// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { stockTicket } from '../scenarios/stockTicket.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Buying and selling shares · Compra y venta de acciones (stock ticket)', id: 'machines-stockticket' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(stockTicket) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(stockTicket) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(stockTicket, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(stockTicket, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(stockTicket, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(stockTicket, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved · Cambiaron las condiciones", ...inState(stockTicket, 'reviewing.termsMoved') };

export const ReviewingWaitingForPrice = { name: "Waiting for a fresh price · Se espera un precio reciente", ...inState(stockTicket, 'reviewing.waitingForPrice') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(stockTicket, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(stockTicket, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(stockTicket, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(stockTicket, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it? · Hay órdenes, pero no se sabe cuál es", ...inState(stockTicket, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(stockTicket, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(stockTicket, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(stockTicket, 'refused') };

export const Done = { name: "The order of shares is placed · La orden de acciones quedó hecha", ...inState(stockTicket, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(stockTicket, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
