import { challengedForm, checkedForm, formFlow, orderFlow } from './flows.ts';
import type { Pair, Spoken } from './Spoken.ts';

function join(...parts: readonly Spoken[]): Spoken {
  const kind = (name: keyof Spoken) => Object.assign({}, ...parts.map((part) => part[name]));
  return {
    states: kind('states'),
    events: kind('events'),
    guards: kind('guards'),
    unnamed: kind('unnamed'),
    delays: kind('delays'),
    effects: kind('effects'),
  };
}

/** A form, with words for its sending and its end. */
const form = (submitting: Pair, done: Pair): Spoken =>
  join(formFlow, { states: { submitting, done } });

const checked = (submitting: Pair, done: Pair): Spoken => join(form(submitting, done), checkedForm);

/** An order, with words for its form and its end. */
const order = (editing: Pair, done: Pair): Spoken => join(orderFlow, { states: { editing, done } });

const photo = (side: 'front' | 'back', [es, en]: Pair): Spoken => ({
  states: {
    [`none.${side}`]: [`La foto ${es}`, `The photo of the ${en}`],
    [`none.${side}.empty`]: [`Falta la foto ${es}`, `No photo of the ${en}`],
    [`none.${side}.preparing`]: [`Se prepara la foto ${es}`, `Preparing the photo of the ${en}`],
    [`none.${side}.uploading`]: [`Se sube la foto ${es}`, `Uploading the photo of the ${en}`],
    [`none.${side}.uploaded`]: [`La foto ${es} está subida`, `The photo of the ${en} is uploaded`],
    [`none.${side}.failed`]: [`La foto ${es} falló`, `The photo of the ${en} failed`],
  },
  unnamed: {
    [`none.${side}.uploading→none.${side}.uploaded`]: ['la subida salió bien', 'the upload worked'],
  },
});

/** The words of each machine, by its id and the path of the state. */
export const spokenMachines: Readonly<Record<string, Spoken>> = {
  accountSecuring: checked(
    ['Se protege la cuenta', 'Securing the account'],
    ['La cuenta está protegida', 'The account is secured'],
  ),
  cardForm: checked(
    ['Se guarda la tarjeta', 'Saving the card'],
    ['La tarjeta está guardada', 'The card is saved'],
  ),
  cardRemoval: checked(
    ['Se quita la tarjeta', 'Removing the card'],
    ['La tarjeta está quitada', 'The card is removed'],
  ),
  caseClosing: checked(
    ['Se cierra el caso', 'Closing the case'],
    ['El caso está cerrado', 'The case is closed'],
  ),
  caseOpening: checked(
    ['Se abre el caso', 'Opening the case'],
    ['El caso está abierto', 'The case is open'],
  ),
  passkeyAddition: form(
    ['Se crea la llave de acceso', 'Creating the passkey'],
    ['La llave de acceso está creada', 'The passkey is created'],
  ),
  passkeyNaming: checked(
    ['Se guarda el nombre de la llave', 'Saving the name of the passkey'],
    ['El nombre está guardado', 'The name is saved'],
  ),
  passkeyRemoval: checked(
    ['Se quita la llave de acceso', 'Removing the passkey'],
    ['La llave de acceso está quitada', 'The passkey is removed'],
  ),
  passwordChange: form(
    ['Se cambia la contraseña', 'Changing the password'],
    ['La contraseña está cambiada', 'The password is changed'],
  ),
  passwordReset: join(
    form(
      ['Se restablece la contraseña', 'Resetting the password'],
      ['La contraseña está restablecida', 'The password is reset'],
    ),
    challengedForm,
  ),
  sessionEnding: checked(
    ['Se cierra la sesión elegida', 'Ending the chosen session'],
    ['La sesión está cerrada', 'The session has ended'],
  ),
  startingOver: checked(
    ['Se empieza de nuevo', 'Starting over'],
    ['La cuenta empezó de nuevo', 'The account has started over'],
  ),

  fundPurchase: order(
    ['El cliente elige cuánto invertir', 'The customer chooses how much to invest'],
    ['La inversión quedó hecha', 'The investment is made'],
  ),
  ipoApplication: order(
    ['El cliente prepara la solicitud', 'The customer prepares the application'],
    ['La solicitud quedó hecha', 'The application is made'],
  ),
  loanRepayment: order(
    ['El cliente prepara el pago', 'The customer prepares the repayment'],
    ['El pago quedó hecho', 'The repayment is made'],
  ),
  loanRequest: order(
    ['El cliente prepara la solicitud', 'The customer prepares the request'],
    ['La solicitud quedó hecha', 'The request is made'],
  ),
  offerPurchase: order(
    ['El cliente elige la cantidad', 'The customer chooses the quantity'],
    ['La compra quedó hecha', 'The purchase is made'],
  ),
  recharge: order(
    ['El cliente prepara el depósito', 'The customer prepares the deposit'],
    ['El depósito quedó registrado', 'The deposit is recorded'],
  ),
  requestCancellation: order(
    ['El cliente decide si cancela', 'The customer decides whether to cancel'],
    ['La solicitud está cancelada', 'The request is cancelled'],
  ),
  stockTicket: join(
    order(
      ['El cliente llena la orden de acciones', 'The customer fills in the ticket'],
      ['La orden de acciones quedó hecha', 'The order of shares is placed'],
    ),
    {
      states: {
        'reviewing.waitingForPrice': ['Se espera un precio reciente', 'Waiting for a fresh price'],
      },
      events: { PRICE_TOO_OLD: ['El precio envejece', 'The price gets too old'] },
      guards: {
        isPriceTooOld: ['el precio es demasiado viejo', 'the price is too old'],
        isPriceFresh: ['el precio es reciente', 'the price is fresh'],
      },
    },
  ),
  withdraw: order(
    ['El cliente prepara el retiro', 'The customer prepares the withdrawal'],
    ['El retiro quedó registrado', 'The withdrawal is recorded'],
  ),

  chat: {
    states: {
      resting: ['No hay mensajes por enviar', 'No message is waiting'],
      sending: ['Se envía un mensaje', 'A message is being sent'],
      reconciling: ['Se averigua si llegó un mensaje', 'Finding out whether a message arrived'],
      'reconciling.waiting': ['Pausa antes de preguntar', 'A pause before asking'],
      'reconciling.requesting': ['Se pregunta por el mensaje', 'Asking about the message'],
    },
    events: {
      SEND: ['Envía un mensaje', 'Sends a message'],
      SEND_AGAIN: ['Envía otra vez el mensaje', 'Sends the message again'],
      DISCARD: ['Descarta el mensaje', 'Discards the message'],
      LISTED: ['Llega la lista de mensajes', 'The list of messages arrives'],
    },
    guards: {
      saysSomething: ['el mensaje no está vacío', 'the message is not empty'],
      hasUnknown: ['no se sabe si llegó un mensaje', 'it is unknown whether a message arrived'],
      hasQueued: ['hay mensajes en espera', 'messages are queued'],
      hasReconcileAttemptsLeft: ['quedan intentos', 'attempts are left'],
    },
    unnamed: {
      'reconciling.requesting→resting': ['ya se sabe qué pasó', 'the outcome is known'],
    },
    delays: { reconcilePause: ['la pausa entre intentos', 'the pause between attempts'] },
    effects: {
      sendMessage: ['El envío del mensaje', 'Sending the message'],
      reconcile: ['La búsqueda del mensaje', 'The look-up of the message'],
    },
  },
  passkeyConfirmation: {
    states: {
      ready: ['Se puede confirmar con la llave', 'The passkey can confirm'],
      'ready.idle': ['Aún no se pide nada', 'Nothing is asked yet'],
      'ready.refused': ['La confirmación fue rechazada', 'The confirmation was refused'],
      'ready.failed': ['La confirmación falló', 'The confirmation failed'],
      signing: ['El dispositivo pide la llave', 'The device asks for the passkey'],
    },
    events: { ASK: ['Pide confirmar con la llave', 'Asks to confirm by passkey'] },
    unnamed: {
      'signing→ready.idle': [
        'el cliente confirmó o canceló',
        'the customer confirmed or cancelled',
      ],
      'signing→ready.refused': ['el servidor la rechazó', 'the server refused it'],
    },
    effects: { sign: ['La firma con la llave', 'Signing by passkey'] },
  },
  realName: join(photo('front', ['del frente', 'front']), photo('back', ['del reverso', 'back']), {
    states: {
      deciding: ['Se mira en qué va la verificación', 'Looking at the verification'],
      none: ['El cliente aún no envía su verificación', 'No verification was sent yet'],
      'none.form': ['El formulario', 'The form'],
      'none.form.ready': ['El formulario se puede enviar', 'The form can be sent'],
      'none.form.ready.editing': [
        'El cliente llena el formulario',
        'The customer fills in the form',
      ],
      'none.form.ready.refused': ['El envío fue rechazado', 'The sending was refused'],
      'none.form.ready.failed': ['El envío falló', 'The sending failed'],
      'none.form.submitting': ['Se envía la verificación', 'The verification is being sent'],
      pending: ['La verificación está en revisión', 'The verification is under review'],
      approved: ['La identidad está verificada', 'The identity is verified'],
      rejected: ['La identidad fue rechazada', 'The identity was rejected'],
      unknown: ['El estado de la verificación es desconocido', 'The status is unknown'],
    },
    events: {
      STATUS: ['Llega el estado de la verificación', 'The status arrives'],
      CHOOSE: ['Elige una foto', 'Chooses a photo'],
      PROGRESS: ['Avanza la subida', 'The upload advances'],
      RETRY: ['Sube la foto otra vez', 'Uploads the photo again'],
      EDIT: ['Cambia un dato', 'Changes a field'],
      SUBMIT: ['Envía la verificación', 'Sends the verification'],
      START_AGAIN: ['Empieza otra vez tras el rechazo', 'Starts again after the rejection'],
    },
    guards: {
      isChanged: ['el estado cambió', 'the status has changed'],
      isAt: ['el servidor da ese estado', 'the server tells this status'],
      isImageOf: ['es una imagen de este lado', 'it is an image of this side'],
      isOf: ['es de este lado', 'it is of this side'],
      isAccepted: ['la foto cumple los límites', 'the photo is within the limits'],
      isOfCurrent: ['es de la foto actual', 'it is of the current photo'],
      isComplete: ['el formulario y las fotos están completos', 'form and photos are complete'],
      isSending: ['una foto se prepara o se sube', 'a photo is being prepared or sent'],
    },
    unnamed: {
      'none.form.submitting→pending': ['el servidor la recibió', 'the server received it'],
      'none.form.submitting→none.form.ready.refused': [
        'el servidor la rechazó',
        'the server refused it',
      ],
    },
    effects: {
      preparePhoto: ['La preparación de la foto', 'Preparing the photo'],
      uploadPhoto: ['La subida de la foto', 'Uploading the photo'],
      submit: ['El envío de la verificación', 'Sending the verification'],
    },
  }),
  recordExport: {
    states: {
      reading: ['Se leen los movimientos', 'The records are being read'],
      failed: ['La lectura falló', 'Reading failed'],
      stopped: ['El cliente la detuvo', 'The customer stopped it'],
      done: ['Los movimientos están leídos', 'All records are read'],
    },
    events: {
      STOP: ['La detiene', 'Stops it'],
      START: ['La empieza', 'Starts it'],
      RETRY: ['La intenta otra vez', 'Tries again'],
    },
    unnamed: {
      'reading→reading': ['quedan páginas', 'pages are left'],
      'reading→done': ['era la última página', 'it was the last page'],
    },
    effects: { readPage: ['La lectura de una página', 'Reading a page'] },
  },
  registration: join(challengedForm, {
    states: {
      editing: ['El cliente se registra', 'The customer registers'],
      'editing.contact': ['Escribe su teléfono', 'Enters the phone number'],
      'editing.password': ['Elige su contraseña', 'Chooses a password'],
      'editing.consent': ['Acepta las condiciones', 'Accepts the terms'],
      submitting: ['Se crea la cuenta', 'The account is being created'],
      'submitting.loggingIn': ['Se inicia la sesión', 'Logging in'],
      loggedIn: [
        'La cuenta está creada y la sesión iniciada',
        'The account is created and logged in',
      ],
      done: ['La cuenta está creada', 'The account is created'],
    },
    events: {
      EDIT: ['Cambia un dato', 'Changes a field'],
      SUBMIT: ['Sigue al paso siguiente', 'Goes on to the next step'],
      BACK: ['Vuelve al paso anterior', 'Goes back one step'],
      REGISTERED: ['El servidor creó la cuenta', 'The server created the account'],
    },
    guards: {
      isRightAt: ['los datos del paso son válidos', 'the fields of the step are valid'],
      isWrongAt: ['un dato de un paso no es válido', 'a field of a step is invalid'],
      isRefusedAt: [
        'el servidor rechazó un dato de ese paso',
        'the server refused a field of that step',
      ],
      stateIn: ['la cuenta ya está creada', 'the account is created'],
    },
    unnamed: {
      'editing.contact→': ['se envía otro paso', 'another step is sent'],
      'editing.password→': ['se envía otro paso', 'another step is sent'],
      'editing.consent→': ['se envía otro paso', 'another step is sent'],
      'submitting→loggedIn': ['también se inició la sesión', 'the login worked too'],
      'submitting→done': ['se creó la cuenta', 'the account was created'],
    },
    effects: { register: ['El registro', 'The registration'] },
  }),
  session: {
    states: {
      restoring: ['Se recupera la sesión', 'The session is being restored'],
      anonymous: ['No hay sesión', 'Nobody is logged in'],
      'anonymous.ready': ['El cliente puede entrar', 'The customer can log in'],
      'anonymous.ready.editing': ['Escribe sus datos', 'Enters phone and password'],
      'anonymous.ready.refused': ['El servidor rechazó los datos', 'The server refused the login'],
      'anonymous.ready.failed': ['No hubo respuesta clara', 'There was no clear answer'],
      'anonymous.submitting': ['Se inicia la sesión', 'Logging in'],
      'anonymous.submitting.sending': ['Se envían los datos', 'The data are being sent'],
      'anonymous.submitting.checking': [
        'Se resuelve una prueba contra robots',
        'A challenge is being solved',
      ],
      'anonymous.authenticating': [
        'El dispositivo pide la llave',
        'The device asks for the passkey',
      ],
      active: ['La sesión está iniciada', 'The customer is logged in'],
      'active.using': ['El cliente usa la aplicación', 'The customer uses the app'],
      'active.askingToLeave': ['Se pregunta si quiere salir', 'Asking whether to log out'],
    },
    events: {
      TOKEN_CHANGED: ['Otra pestaña cambia la sesión', 'Another tab changes the session'],
      LOGOUT_TRIED: ['El servidor intentó cerrar la sesión', 'The server was asked to log out'],
      EDIT: ['Cambia un dato', 'Changes a field'],
      LOG_IN: ['Entra con su contraseña', 'Logs in by password'],
      LOG_IN_BY_PASSKEY: ['Entra con su llave', 'Logs in by passkey'],
      CHALLENGED: ['El servidor pide una prueba', 'The server sets a challenge'],
      EXPIRE: ['La sesión caduca', 'The session expires'],
      ASK_TO_LEAVE: ['Pide salir', 'Asks to log out'],
      STAY: ['Se queda', 'Stays'],
      LOG_OUT: ['Sale', 'Logs out'],
    },
    guards: {
      isToken: ['hay una sesión guardada', 'there is a stored session'],
      isFilledIn: [
        'el teléfono y la contraseña están escritos',
        'phone and password are filled in',
      ],
      isCurrent: ['es la sesión actual', 'it is the current session'],
      isEndedAtServer: ['el servidor también debe cerrarla', 'the server is to end it too'],
    },
    unnamed: {
      'anonymous.submitting→active': ['el servidor la aceptó', 'the server accepted it'],
      'anonymous.submitting→anonymous.ready.editing': [
        'el cliente desistió',
        'the customer gave up',
      ],
      'anonymous.submitting→anonymous.ready.refused': [
        'el servidor la rechazó',
        'the server refused it',
      ],
      'anonymous.authenticating→active': ['el servidor la aceptó', 'the server accepted it'],
      'anonymous.authenticating→anonymous.ready.editing': [
        'el cliente canceló',
        'the customer cancelled',
      ],
      'anonymous.authenticating→anonymous.ready.refused': [
        'el servidor la rechazó',
        'the server refused it',
      ],
    },
    effects: {
      readToken: ['La lectura de la sesión guardada', 'Reading the stored session'],
      logIn: ['La entrada', 'The login'],
      logInByPasskey: ['La entrada con llave', 'The login by passkey'],
    },
  },
  transactionCode: {
    states: {
      entering: ['El cliente escribe el código', 'The customer enters the code'],
      confirming: ['Lo escribe otra vez', 'Enters it again'],
      authenticating: ['Prueba que es él', 'Proves who they are'],
      saving: ['Se guarda el código', 'The code is being saved'],
      refused: ['El código fue rechazado', 'The code was refused'],
      failed: ['No se sabe si se guardó', 'It is unknown whether it was saved'],
      saved: ['El código está guardado', 'The code is saved'],
    },
    events: {
      ENTER: ['Escribe el código', 'Enters the code'],
      ASK: ['Sigue sin completarlo', 'Goes on with it incomplete'],
      BACK: ['Vuelve al paso anterior', 'Goes back one step'],
      CONFIRM: ['Lo escribe otra vez', 'Enters it again'],
      EDIT: ['Cambia un dato', 'Changes a field'],
      FORGET: ['Dice si olvidó el código anterior', 'Tells whether the old code is forgotten'],
      AUTHENTICATE: ['Envía su contraseña o su código', 'Sends the password or the old code'],
    },
    guards: {
      isCode: ['el código es válido', 'the code is valid'],
      isComplete: ['tiene todos los dígitos', 'it has all digits'],
      isConfirmedWithoutPassword: [
        'coincide y falta la contraseña',
        'it matches, and the password is missing',
      ],
      isConfirmed: ['coincide con el primero', 'it matches the first one'],
      hasSecrets: ['lo pedido está escrito', 'what is asked for is filled in'],
      asksForPassword: ['el servidor pide la contraseña', 'the server asks for the password'],
      isSecretWrong: [
        'la contraseña o el código no es correcto',
        'the password or old code is wrong',
      ],
      isRefused: ['el servidor lo rechazó', 'the server refused it'],
    },
    unnamed: {
      'authenticating→': ['ya tenía un código', 'there was a code before'],
      'saving→saved': ['el servidor lo guardó', 'the server saved it'],
    },
    effects: { saveCode: ['El guardado del código', 'Saving the code'] },
  },
  watchlist: {
    states: {
      viewing: ['El cliente mira su lista', 'The customer looks at the list'],
      editing: ['El cliente edita su lista', 'The customer edits the list'],
      'editing.choosing': ['Elige qué quitar', 'Chooses what to remove'],
      'editing.confirming': ['Se le pide confirmar', 'Asked to confirm'],
      'editing.removing': ['Se quita el valor', 'The instrument is being removed'],
      'editing.removed': ['El valor está quitado', 'The instrument is removed'],
      'editing.restored': [
        'No se pudo quitar: volvió a la lista',
        'It could not be removed and is back',
      ],
    },
    events: {
      EDIT: ['Empieza a editar', 'Starts to edit'],
      DONE: ['Termina de editar', 'Finishes'],
      DELETE: ['Elige un valor para quitarlo', 'Chooses an instrument to remove'],
      CANCEL: ['Lo deja', 'Keeps it'],
      CONFIRM: ['Confirma que lo quita', 'Confirms the removal'],
    },
    unnamed: {
      'editing.removing→editing.removed': ['el servidor lo quitó', 'the server removed it'],
    },
    effects: { remove: ['La baja de la lista', 'The removal'] },
  },
};
