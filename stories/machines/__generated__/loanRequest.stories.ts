// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRequest } from '../scenarios/loanRequest.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Loan request · Solicitud de un préstamo', id: 'machines-loanrequest' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(loanRequest) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRequest) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(loanRequest, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(loanRequest, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(loanRequest, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment · El aviso espera un momento", ...inState(loanRequest, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown · Se muestra el aviso", ...inState(loanRequest, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(loanRequest, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved · Cambiaron las condiciones", ...inState(loanRequest, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(loanRequest, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(loanRequest, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(loanRequest, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(loanRequest, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it? · Hay órdenes, pero no se sabe cuál es", ...inState(loanRequest, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(loanRequest, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(loanRequest, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(loanRequest, 'refused') };

export const Done = { name: "The request is made · La solicitud quedó hecha", ...inState(loanRequest, 'done') };
