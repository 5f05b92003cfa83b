import type { Pair } from './words/Spoken.ts';

const noFields: Pair = [
  'El formulario no tiene campos: nada puede estar mal, así que no hay ningún aviso.',
  'The form has no fields: nothing can be wrong, so there is no hint.',
];
const quantityAtOnce: Pair = [
  'Un problema con la cantidad se muestra enseguida, así que ningún aviso espera.',
  'A problem with the quantity is shown at once, so no hint is pending.',
];
const amountAtOnce: Pair = [
  'Un problema con el monto se muestra enseguida, así que ningún aviso espera.',
  'A problem with the amount is shown at once, so no hint is pending.',
];

/**
 * Leaf states that no path leads to, by machine and path, with the reason. These states have no
 * story. If a path does lead to one of them, the stories of the machine fail.
 */
export const unreachableStates: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  session: {
    restoring: [
      'La aplicación se abre cuando la sesión ya se recuperó; antes, ninguna pantalla usa la máquina.',
      'The app opens once the session is restored; until then no screen runs the machine.',
    ],
  },
  fundPurchase: {
    'editing.hint.quiet.waiting': noFields,
    'editing.hint.shown': noFields,
  },
  loanRepayment: {
    'editing.hint.quiet.waiting': noFields,
    'editing.hint.shown': noFields,
    'unknown.unidentified': [
      'Un préstamo se conoce por su número, así que se sabe si está pagado.',
      'A loan is known by its number, so it can be told whether it is paid.',
    ],
  },
  requestCancellation: {
    'editing.hint.quiet.waiting': noFields,
    'editing.hint.shown': noFields,
    'reviewing.termsMoved': [
      'Una solicitud no cambia mientras está pendiente.',
      'A request does not change while it is pending.',
    ],
    'unknown.unidentified': [
      'Una solicitud se conoce por su número, así que se sabe si está cancelada.',
      'A request is known by its number, so it can be told whether it is cancelled.',
    ],
  },
  stockTicket: {
    'editing.hint.quiet.waiting': quantityAtOnce,
    'editing.hint.shown': quantityAtOnce,
  },
  recharge: {
    'editing.hint.quiet.waiting': amountAtOnce,
    'editing.hint.shown': amountAtOnce,
    'reviewing.termsMoved': [
      'Nada en las respuestas del servidor cambia las condiciones pedidas.',
      'Nothing in the upstream’s answers changes the requested terms.',
    ],
  },
};
