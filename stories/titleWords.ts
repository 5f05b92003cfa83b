/** Machines that their readers know by another name than the code. */
const knownAs: Readonly<Record<string, string>> = {
  offerPurchase: 'Block trade or private placement',
  realName: 'Identity check',
  recharge: 'Deposit',
  stockTicket: 'Buying and selling shares',
  withdraw: 'Withdrawal',
};

/** The Spanish names of the machines, for testers who search in Spanish. */
const inSpanish: Readonly<Record<string, string>> = {
  accountSecuring: 'Protección de la cuenta',
  cardForm: 'Alta o cambio de cuenta bancaria',
  cardRemoval: 'Baja de cuenta bancaria',
  caseClosing: 'Cierre de un caso',
  caseOpening: 'Apertura de un caso',
  fundPurchase: 'Inversión en un fondo',
  ipoApplication: 'Solicitud de IPO',
  loanRepayment: 'Pago de un préstamo',
  loanRequest: 'Solicitud de un préstamo',
  offerPurchase: 'Compra en bloque o colocación privada',
  passkeyAddition: 'Alta de llave de acceso',
  passkeyConfirmation: 'Confirmación con llave de acceso',
  passkeyNaming: 'Nombre de una llave de acceso',
  passkeyRemoval: 'Baja de llave de acceso',
  passwordChange: 'Cambio de contraseña',
  passwordReset: 'Contraseña olvidada',
  realName: 'Verificación de identidad',
  recharge: 'Depósito',
  recordExport: 'Exportación de movimientos',
  registration: 'Registro',
  requestCancellation: 'Cancelación de una solicitud',
  session: 'Sesión',
  sessionEnding: 'Cierre de otra sesión',
  startingOver: 'Volver a empezar',
  stockTicket: 'Compra y venta de acciones',
  transactionCode: 'NIP de operaciones',
  watchlist: 'Edición de la lista',
  withdraw: 'Retiro',
};

/** The name of a machine in a language of the stepper. */
export function machineName(id: string, locale: 'en' | 'es'): string {
  return (locale === 'es' ? inSpanish[id] : knownAs[id]) ?? titleWords(id);
}

/** The title of a machine's stories, in which the search of Storybook finds each of its names. */
export function machineTitle(id: string): string {
  const names = inBoth((locale) => machineName(id, locale));
  return id in knownAs ? `${names} (${titleWords(id).toLowerCase()})` : names;
}

/** A name in English and in Spanish, of which the sidebar shows one and the search finds both. */
export function inBoth(nameIn: (locale: 'en' | 'es') => string): string {
  return [...new Set([nameIn('en'), nameIn('es')])].join(' · ');
}

/** A name of the code as words of a title: `ipo-orders` and `ipoOrders` become `IPO orders`. */
export function titleWords(name: string): string {
  const words = name
    .replaceAll(/\B[A-Z]/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replaceAll(/\b(?:ipo|qip)\b/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
