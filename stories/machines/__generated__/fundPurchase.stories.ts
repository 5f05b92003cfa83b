// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { fundPurchase } from '../scenarios/fundPurchase.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Fund purchase · Inversión en un fondo', id: 'machines-fundpurchase' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(fundPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(fundPurchase) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(fundPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(fundPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(fundPurchase, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(fundPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved · Cambiaron las condiciones", ...inState(fundPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(fundPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(fundPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(fundPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(fundPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it? · Hay órdenes, pero no se sabe cuál es", ...inState(fundPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(fundPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(fundPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(fundPurchase, 'refused') };

export const Done = { name: "The investment is made · La inversión quedó hecha", ...inState(fundPurchase, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(fundPurchase, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
