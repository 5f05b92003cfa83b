// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRepayment } from '../scenarios/loanRepayment.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Loan repayment · Pago de un préstamo', id: 'machines-loanrepayment' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(loanRepayment) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRepayment) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(loanRepayment, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(loanRepayment, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(loanRepayment, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(loanRepayment, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved · Cambiaron las condiciones", ...inState(loanRepayment, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(loanRepayment, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(loanRepayment, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(loanRepayment, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(loanRepayment, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(loanRepayment, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(loanRepayment, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(loanRepayment, 'refused') };

export const Done = { name: "The repayment is made · El pago quedó hecho", ...inState(loanRepayment, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(loanRepayment, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'unknown.unidentified']),
};
