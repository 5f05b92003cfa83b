// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { recharge } from '../scenarios/recharge.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Deposit · Depósito (recharge)', id: 'machines-recharge' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(recharge) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recharge) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(recharge, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(recharge, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(recharge, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(recharge, 'reviewing.steady') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(recharge, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(recharge, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(recharge, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(recharge, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it? · Hay órdenes, pero no se sabe cuál es", ...inState(recharge, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(recharge, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(recharge, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(recharge, 'refused') };

export const Done = { name: "The deposit is recorded · El depósito quedó registrado", ...inState(recharge, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(recharge, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved']),
};
