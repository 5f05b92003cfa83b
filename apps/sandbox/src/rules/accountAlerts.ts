import { addMessage, type Db } from '../store/index.ts';

/** Chat messages, in Spanish, about changes and wrong secrets that may come from a thief. */
const texts = {
  'code-set': 'Se creó tu NIP de operaciones.',
  'code-changed': 'Se cambió tu NIP de operaciones y se cerraron tus otras sesiones.',
  'password-changed': 'Se cambió tu contraseña y se cerraron tus otras sesiones.',
  'started-over': 'Tu cuenta empezó de nuevo: se borraron tus posiciones, órdenes y solicitudes.',
  'wrong-secrets':
    'En una de tus sesiones se escribió mal tu contraseña o tu NIP hasta agotar los intentos.',
} as const;

const ifNotYou =
  'Si no fuiste tú, entra en Configuración › Sesiones abiertas, toca “No fui yo” y escríbenos aquí de inmediato.';

/** Tells the customer in the chat, which the app polls every few seconds. */
export async function alertCustomer(
  db: Db,
  { customerId, at }: { customerId: string; at: number },
  alert: keyof typeof texts,
): Promise<void> {
  await addMessage(db, { customerId, author: 'agent', text: `${texts[alert]} ${ifNotYou}`, at });
}
