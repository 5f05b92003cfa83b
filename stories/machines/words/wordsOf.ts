import type { StepperLocale, Words } from '@corro/stepper';
import { machineName } from '../../titleWords.ts';
import { unreachableStates } from '../unreachableStates.ts';
import type { Pair, Spoken } from './Spoken.ts';
import { spokenMachines } from './spokenMachines.ts';

/** The words of a machine in a language. */
export function wordsOf(id: string, locale: StepperLocale): Words {
  const spoken = spokenMachines[id] ?? {};
  const language = locale === 'es' ? 0 : 1;
  const inLanguage = (pairs: Readonly<Record<string, Pair>> = {}) =>
    Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[language]]));
  const of = (kind: keyof Spoken) => inLanguage(spoken[kind]);
  return {
    states: { '': machineName(id, locale), ...of('states') },
    events: of('events'),
    guards: of('guards'),
    unnamed: of('unnamed'),
    delays: of('delays'),
    effects: of('effects'),
    unreachable: inLanguage(unreachableStates[id]),
    answers: answers[locale],
  };
}

/** Words for the answers that scenarios name. */
export const answers: Readonly<Record<StepperLocale, NonNullable<Words['answers']>>> = {
  en: {
    refused: 'refused',
    unclear: 'malformed',
    lost: 'lost',
    found: 'found',
    absent: 'not found',
    unanswered: 'malformed',
    challenged: 'a challenge first',
    there: 'in the list',
    'not there': 'not in the list',
    unkeyed: 'listed without keys',
    none: 'not sent yet',
    pending: 'under review',
    approved: 'approved',
    rejected: 'rejected',
    unknown: 'unknown status',
    first: 'the first page',
    whole: 'the last page',
    passwordRequired: 'the password is missing',
    wrongPassword: 'wrong password',
  },
  es: {
    refused: 'rechazo',
    unclear: 'ilegible',
    lost: 'se pierde',
    found: 'encontrado',
    absent: 'no encontrado',
    unanswered: 'ilegible',
    challenged: 'primero una prueba',
    there: 'está en la lista',
    'not there': 'no está en la lista',
    unkeyed: 'lista sin claves',
    none: 'aún sin enviar',
    pending: 'en revisión',
    approved: 'aprobada',
    rejected: 'rechazada',
    unknown: 'estado desconocido',
    first: 'la primera página',
    whole: 'la última página',
    passwordRequired: 'falta la contraseña',
    wrongPassword: 'contraseña incorrecta',
  },
};
