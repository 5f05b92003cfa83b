import type { Remark, StepperLocale } from '@corro/stepper';

/** Texts of the stepper around the chart. */
export interface StepperTexts {
  readonly opening: string;
  readonly intro: (key: string) => string;
  readonly now: (states: string) => string;
  readonly state: string;
  readonly steps: string;
  readonly back: string;
  readonly forward: string;
  readonly restart: string;
  readonly hideScreen: string;
  readonly showScreen: string;
  readonly screen: string;
  readonly screenBroke: (why: string) => string;
  readonly left: string;
  readonly broke: (why: string) => string;
  readonly remark: (remark: Remark, event: string) => string;
  readonly waits: string;
  readonly nothingWaits: string;
  readonly call: (route: string) => string;
  readonly timer: (what: string, left: string) => string;
  readonly runOut: string;
  readonly late: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly possible: string;
  readonly impossible: string;
  readonly nonePossible: string;
  readonly notHandled: (count: number) => string;
  readonly variant: (event: string) => string;
  readonly data: string;
  readonly clock: string;
  readonly passes: (time: string) => string;
  readonly milliseconds: string;
  readonly letPass: string;
  readonly context: string;
  readonly history: string;
  readonly beginning: string;
  readonly answered: (route: string, how: string) => string;
  readonly script: string;
  readonly scriptLabel: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly run: string;
  readonly coverage: string;
  readonly walked: (states: string, transitions: string) => string;
  readonly unwalked: string;
  readonly unwalkedPath: (events: string) => string;
  readonly allWalked: string;
}

const en: StepperTexts = {
  opening: 'Opening the screen…',
  intro: (key) =>
    `Press a transition, an event, or anything on the screen. Calls wait for your answer, and the clock stands still. ${key} moves the focus to the screen and back.`,
  now: (states) => `Now: ${states}`,
  state: 'Current state',
  steps: 'Steps',
  back: 'Back',
  forward: 'Forward',
  restart: 'Start over',
  hideScreen: 'Hide screen',
  showScreen: 'Show screen',
  screen: 'The real screen',
  screenBroke: (why) => `The screen broke: ${why}`,
  left: 'The screen was left, and its machine with it. Start over, or go back.',
  broke: (why) => `The machine broke: ${why}`,
  remark: (remark, event) =>
    remark.kind === 'unchanged'
      ? `«${event}» changed nothing.`
      : `Step ${remark.step}: «${event}» is not possible there.`,
  waits: 'What waits',
  nothingWaits: 'Nothing: no call is pending, and no time runs.',
  call: (route) => `${route} waits for an answer:`,
  timer: (what, left) => `${what}: ${left} left`,
  runOut: 'Let it run out',
  late: 'too late (10 s)',
  answers: {
    done: 'success',
    refused: 'refused',
    unclear: 'malformed',
    lost: 'lost',
    found: 'found',
    absent: 'not found',
    unanswered: 'malformed',
    challenged: 'a challenge first',
  },
  possible: 'Possible now',
  impossible: 'Not possible now',
  nonePossible: 'No event is possible.',
  notHandled: (count) => `Not heard in this state: ${count}`,
  variant: (event) => `Variant of «${event}»`,
  data: 'Data',
  clock: 'Clock',
  passes: (time) => `${time} pass`,
  milliseconds: 'Milliseconds',
  letPass: 'Pass',
  context: 'Context',
  history: 'History',
  beginning: 'The beginning',
  answered: (route, how) => `${route} answers: ${how}`,
  script: 'Script',
  scriptLabel: 'Script, to copy into a test, or to paste and run',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let pages copy: select the text and copy it.',
  run: 'Run',
  coverage: 'Coverage',
  walked: (states, transitions) => `Walked: ${states} states, ${transitions} transitions`,
  unwalked: 'Show the way to what was not walked',
  unwalkedPath: (events) => `Nearest: ${events}`,
  allWalked: 'No known step leads to what was not walked.',
};

const es: StepperTexts = {
  opening: 'Se abre la pantalla…',
  intro: (key) =>
    `Pulsa una transición, un evento o cualquier cosa en la pantalla. Las llamadas esperan tu respuesta y el reloj está parado. ${key} lleva el foco a la pantalla y de vuelta.`,
  now: (states) => `Ahora: ${states}`,
  state: 'Estado actual',
  steps: 'Pasos',
  back: 'Atrás',
  forward: 'Adelante',
  restart: 'Reiniciar',
  hideScreen: 'Ocultar pantalla',
  showScreen: 'Mostrar pantalla',
  screen: 'La pantalla real',
  screenBroke: (why) => `La pantalla falló: ${why}`,
  left: 'Se salió de la pantalla, y con ella terminó su máquina. Reinicia o vuelve atrás.',
  broke: (why) => `La máquina falló: ${why}`,
  remark: (remark, event) =>
    remark.kind === 'unchanged'
      ? `«${event}» no cambió nada.`
      : `Paso ${remark.step}: «${event}» no es posible ahí.`,
  waits: 'Qué espera',
  nothingWaits: 'Nada: no hay llamadas pendientes ni plazos en curso.',
  call: (route) => `${route} espera respuesta:`,
  timer: (what, left) => `${what}: quedan ${left}`,
  runOut: 'Dejar que pase',
  late: 'demasiado tarde (10 s)',
  answers: {
    done: 'éxito',
    refused: 'rechazo',
    unclear: 'ilegible',
    lost: 'se pierde',
    found: 'encontrado',
    absent: 'no encontrado',
    unanswered: 'ilegible',
    challenged: 'primero una prueba',
  },
  possible: 'Posible ahora',
  impossible: 'No es posible ahora',
  nonePossible: 'Ningún evento es posible.',
  notHandled: (count) => `Sin efecto en este estado: ${count}`,
  variant: (event) => `Variante de «${event}»`,
  data: 'Datos',
  clock: 'Reloj',
  passes: (time) => `Pasan ${time}`,
  milliseconds: 'Milisegundos',
  letPass: 'Pasar',
  context: 'Contexto',
  history: 'Historial',
  beginning: 'El comienzo',
  answered: (route, how) => `${route} responde: ${how}`,
  script: 'Guion',
  scriptLabel: 'Guion, para copiarlo en una prueba o pegarlo y ejecutarlo',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja copiar a las páginas: selecciona el texto y cópialo.',
  run: 'Ejecutar',
  coverage: 'Cobertura',
  walked: (states, transitions) => `Recorrido: ${states} estados, ${transitions} transiciones`,
  unwalked: 'Mostrar el camino a lo no recorrido',
  unwalkedPath: (events) => `Lo más cercano: ${events}`,
  allWalked: 'Ningún paso conocido lleva a algo no recorrido.',
};

export const stepperTexts: Readonly<Record<StepperLocale, StepperTexts>> = { en, es };

/** `500 ms`, `3 s`, `2 min`. */
export function timeInWords(ms: number): string {
  if (ms < 1000) return `${Math.ceil(ms)} ms`;
  return ms < 120_000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms / 6000) / 10} min`;
}
