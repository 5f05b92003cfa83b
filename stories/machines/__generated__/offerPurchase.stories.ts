// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { offerPurchase } from '../scenarios/offerPurchase.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Block trade or private placement · Compra en bloque o colocación privada (offer purchase)', id: 'machines-offerpurchase' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(offerPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(offerPurchase) };

export const EditingOrderIncomplete = { name: "The order lacks something · A la orden le falta algo", ...inState(offerPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed · La orden se puede revisar", ...inState(offerPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending · Ningún aviso está en espera", ...inState(offerPurchase, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment · El aviso espera un momento", ...inState(offerPurchase, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown · Se muestra el aviso", ...inState(offerPurchase, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady · Las condiciones no cambian", ...inState(offerPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved · Cambiaron las condiciones", ...inState(offerPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent · Se envía la orden", ...inState(offerPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking · Pausa antes de preguntar", ...inState(offerPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order · Se pregunta por la orden", ...inState(offerPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed · La orden no está en la lista", ...inState(offerPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it? · Hay órdenes, pero no se sabe cuál es", ...inState(offerPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking · Pausa larga antes de preguntar", ...inState(offerPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more · Se pregunta otra vez", ...inState(offerPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused · La orden fue rechazada", ...inState(offerPurchase, 'refused') };

export const Done = { name: "The purchase is made · La compra quedó hecha", ...inState(offerPurchase, 'done') };
