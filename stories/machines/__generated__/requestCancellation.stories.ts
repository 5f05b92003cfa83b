// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { requestCancellation } from '../scenarios/requestCancellation.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Request cancellation · Cancelación de una solicitud', id: 'machines-requestcancellation' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(requestCancellation) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(requestCancellation) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(requestCancellation, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(requestCancellation, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(requestCancellation, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(requestCancellation, 'reviewing.steady') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(requestCancellation, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(requestCancellation, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(requestCancellation, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(requestCancellation, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(requestCancellation, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(requestCancellation, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(requestCancellation, 'refused') };

export const Done = { name: "The request is cancelled · La solicitud está cancelada", ...inState(requestCancellation, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(requestCancellation, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved', 'unknown.unidentified']),
};
