import type { Spoken } from './Spoken.ts';

/** Forms that are sent once. */
export const formFlow: Spoken = {
  states: {
    editing: ['El cliente llena el formulario', 'The customer fills in the form'],
    submitting: ['Se envía el formulario', 'The form is being sent'],
    done: ['Quedó hecho', 'It is done'],
  },
  events: {
    EDIT: ['Cambia un dato', 'Changes a field'],
    LEAVE: ['Sale de un campo', 'Leaves a field'],
    SUBMIT: ['Envía el formulario', 'Sends the form'],
  },
  guards: {
    isRight: ['todos los datos son válidos', 'all fields are valid'],
    isEmpty: ['el campo está vacío', 'the field is empty'],
  },
  unnamed: {
    'submitting→done': ['el servidor lo aceptó', 'the server accepted it'],
    'submitting→editing': ['el servidor lo rechazó', 'the server refused it'],
  },
  effects: { send: ['El envío', 'Sending'] },
};

/** Forms whose outcome can be looked up if the answer to the call does not arrive. */
export const checkedForm: Spoken = {
  states: {
    reconciling: ['Se averigua si llegó lo enviado', 'Finding out whether it arrived'],
  },
  unnamed: { 'reconciling→done': ['sí había llegado', 'it had arrived'] },
  effects: { find: ['La búsqueda de lo enviado', 'The look-up of what was sent'] },
};

/** Orders and requests that move money. */
export const orderFlow: Spoken = {
  states: {
    deciding: ['Se mira si hay una orden pendiente', 'Looking for a pending order'],
    editing: ['El cliente prepara la orden', 'The customer prepares the order'],
    'editing.order': ['La orden', 'The order'],
    'editing.order.incomplete': ['A la orden le falta algo', 'The order lacks something'],
    'editing.order.ready': ['La orden se puede revisar', 'The order can be reviewed'],
    'editing.hint': ['El aviso de un dato por corregir', 'The hint about a field'],
    'editing.hint.quiet': ['No se muestra el aviso', 'The hint is hidden'],
    'editing.hint.quiet.idle': ['Ningún aviso está en espera', 'No hint is pending'],
    'editing.hint.quiet.waiting': ['El aviso espera un momento', 'The hint waits a moment'],
    'editing.hint.shown': ['Se muestra el aviso', 'The hint is shown'],
    reviewing: ['El cliente revisa la orden', 'The customer reviews the order'],
    'reviewing.steady': ['Las condiciones no cambian', 'The terms are steady'],
    'reviewing.termsMoved': ['Cambiaron las condiciones', 'The terms have moved'],
    submitting: ['Se envía la orden', 'The order is being sent'],
    unknown: ['No se sabe si la orden se hizo', 'It is unknown whether the order was placed'],
    'unknown.reconciling': ['Se averigua qué pasó con la orden', 'Finding out what became of it'],
    'unknown.reconciling.waiting': ['Pausa antes de preguntar', 'A pause before asking'],
    'unknown.reconciling.requesting': ['Se pregunta por la orden', 'Asking about the order'],
    'unknown.notFound': ['La orden no está en la lista', 'The order is not listed'],
    'unknown.unidentified': [
      'Hay órdenes, pero no se sabe cuál es',
      'Orders are listed, but which is it?',
    ],
    'unknown.unreachable': ['El servidor no responde', 'The server does not answer'],
    'unknown.unreachable.waiting': ['Pausa larga antes de preguntar', 'A long pause before asking'],
    'unknown.unreachable.requesting': ['Se pregunta otra vez', 'Asking once more'],
    refused: ['La orden fue rechazada', 'The order was refused'],
    done: ['La orden quedó hecha', 'The order is placed'],
  },
  events: {
    EDIT: ['Cambia la orden', 'Changes the order'],
    FACTS: ['Llegan datos nuevos', 'New facts arrive'],
    ONLINE: ['Vuelve la conexión', 'The connection is back'],
    OFFLINE: ['Se cae la conexión', 'The connection is lost'],
    REVIEW: ['Pide revisar la orden', 'Asks for the review'],
    BACK: ['Vuelve a la orden', 'Goes back to the order'],
    CODE_SET: ['Crea su código', 'Sets a code'],
    CONFIRM: ['Confirma', 'Confirms'],
    ACCEPT: ['Acepta las nuevas condiciones', 'Accepts the new terms'],
    RECONCILE_AGAIN: ['Pide preguntar otra vez', 'Asks to look again'],
    EDIT_ANYWAY: ['Sigue de todos modos', 'Goes on anyway'],
    NEW_ORDER: ['Empieza otra orden', 'Starts another order'],
  },
  guards: {
    isPending: ['hay una orden pendiente', 'an order is pending'],
    canReview: ['la orden está completa y es válida', 'the order is complete and valid'],
    cannotReview: ['a la orden le falta algo', 'the order lacks something'],
    isPriceFreshByClock: [
      'el precio es reciente según el reloj',
      'the price is fresh by the clock',
    ],
    isHintDue: ['hay algo que avisar', 'a hint is due'],
    isHintNotDue: ['ya no hay nada que avisar', 'no hint is due'],
    canConfirm: [
      'nada impide confirmar y el código es válido',
      'nothing is in the way and the code is valid',
    ],
    hasMoved: ['las condiciones cambiaron', 'the terms have moved'],
    isCorrectable: ['el rechazo se puede corregir', 'the refusal can be corrected'],
    isOnline: ['hay conexión', 'there is a connection'],
    isListedSince: ['hay órdenes posteriores en la lista', 'later orders are listed'],
    hasReconcileAttemptsLeft: ['quedan intentos', 'attempts are left'],
    isUnkeyed: ['la lista llegó sin claves', 'the list has no keys'],
    isUnknownForLong: ['lleva mucho tiempo sin saberse', 'it has been unknown for long'],
  },
  unnamed: {
    'submitting→done': ['el servidor la aceptó', 'the server accepted it'],
    'submitting→refused': ['el servidor la rechazó', 'the server refused it'],
    'unknown.reconciling.requesting→done': ['la orden está en la lista', 'the order is listed'],
    'unknown.reconciling.requesting→refused': ['la orden falló', 'the order has failed'],
    'unknown.reconciling.requesting→unknown.notFound': ['la lista llegó', 'the list has arrived'],
    'unknown.unreachable.requesting→done': ['la orden está en la lista', 'the order is listed'],
    'unknown.unreachable.requesting→refused': ['la orden falló', 'the order has failed'],
    'unknown.unreachable.requesting→unknown.notFound': ['la lista llegó', 'the list has arrived'],
  },
  delays: {
    reconcilePause: ['la pausa entre intentos', 'the pause between attempts'],
    laterReconcilePause: ['la pausa larga', 'the long pause'],
    hintDelay: ['el tiempo que espera el aviso', 'the time that the hint waits'],
  },
  effects: {
    placeOrder: ['El envío de la orden', 'Placing the order'],
    reconcile: ['La búsqueda de la orden', 'The look-up of the order'],
  },
};

/** The challenge that a form before the login may meet. */
export const challengedForm: Spoken = {
  states: {
    'submitting.sending': ['Se envían los datos', 'The data are being sent'],
    'submitting.checking': ['Se resuelve una prueba contra robots', 'A challenge is being solved'],
  },
  events: { CHALLENGED: ['El servidor pide una prueba', 'The server sets a challenge'] },
};
