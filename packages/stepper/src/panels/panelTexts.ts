import type { StepperLocale } from '../model/sentences.ts';
import { inWords, type Words } from '../model/words.ts';
import type { Remark } from '../run/Recording.ts';

/** Goal of the nearest way: a state or a transition that this window, or nobody, has walked. */
export type Goal = 'ownState' | 'ownTransition' | 'nobodysTransition';

/** Texts of the stepper around the chart. */
export interface PanelTexts {
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
  readonly screenSize: string;
  readonly screenWidth: string;
  readonly screenBroke: (why: string) => string;
  readonly left: string;
  readonly broke: (why: string) => string;
  readonly remark: (remark: Remark, event: string) => string;
  readonly waits: string;
  readonly nothingWaits: string;
  readonly call: (route: string) => string;
  readonly timer: (what: string, left: string) => string;
  readonly restarted: string;
  readonly runOut: string;
  readonly late: (time: string) => string;
  readonly answers: Readonly<Record<string, string>>;
  readonly possible: string;
  readonly impossible: string;
  readonly nonePossible: string;
  readonly notHandled: (count: number) => string;
  readonly checked: string;
  readonly onlyIn: (states: string) => string;
  readonly variant: (event: string) => string;
  readonly data: string;
  readonly notJson: string;
  readonly clock: string;
  readonly passes: (time: string) => string;
  readonly clockAt: (time: string) => string;
  readonly upTo: string;
  readonly upToTime: (time: string) => string;
  readonly upToSecond: string;
  readonly advance: string;
  readonly running: (step: number, steps: number) => string;
  readonly advancing: (time: string) => string;
  readonly context: string;
  readonly history: string;
  readonly beginning: string;
  readonly keep: string;
  readonly stepNumber: (step: number) => string;
  readonly stepName: string;
  readonly takePicture: string;
  readonly addPicture: string;
  readonly removePicture: string;
  readonly pastePicture: string;
  readonly hasPicture: string;
  readonly pictureOf: (step: number) => string;
  readonly noPicture: string;
  readonly compare: CompareTexts;
  readonly answered: (route: string, how: string) => string;
  readonly script: string;
  readonly scriptLabel: string;
  readonly copy: string;
  readonly take: string;
  readonly copyLink: string;
  readonly copyReport: string;
  readonly copyPictures: (count: number) => string;
  readonly picturesNotCopied: string;
  readonly savePictures: string;
  readonly copyTest: string;
  readonly copyScreenTest: string;
  readonly noTest: (why: string) => string;
  readonly report: ReportTexts;
  readonly copied: string;
  readonly notCopied: string;
  readonly run: string;
  readonly coverage: string;
  readonly walked: string;
  readonly byYou: string;
  readonly byPaths: string;
  readonly together: string;
  readonly aboutPaths: string;
  readonly parts: Readonly<Record<'states' | 'transitions' | 'guards', string>>;
  readonly share: (walked: number, all: number) => string;
  readonly byNobody: (states: number, transitions: number) => string;
  readonly nearest: Readonly<Record<Goal, (left: number) => string>>;
  readonly pathsReachAll: (unreached: number) => string;
  readonly sequence: string;
  readonly outside: string;
  readonly starts: string;
  readonly message: (from: string, to: string) => string;
  readonly unwalked: (count: number) => string;
  readonly path: (events: string) => string;
  readonly pathFromStart: (events: string) => string;
  readonly noPath: string;
  readonly noKnownWay: string;
  readonly itTakes: (ways: string) => string;
  readonly takeMeThere: string;
  readonly leadTo: (event: string) => string;
  readonly or: string;
  readonly refused: (event: string, reasons: string) => string;
  readonly allWalked: string;
}

/** Texts of two runs side by side. */
export interface CompareTexts {
  readonly title: string;
  readonly kept: string;
  readonly current: string;
  readonly end: string;
  readonly same: string;
  readonly first: (step: number) => string;
  readonly differs: (what: string, kept: string, current: string) => string;
  readonly earlier: (step: number) => string;
  readonly step: string;
  readonly states: string;
  readonly nothing: string;
  readonly more: (count: number) => string;
}

/** Headings of a bug report. */
export interface ReportTexts {
  readonly title: (machine: string, states: string) => string;
  readonly seen: string;
  readonly expected: string;
  readonly picture: string;
  readonly pasteHere: string;
  readonly pastePictures: (button: string) => string;
  readonly seePicture: string;
  readonly steps: string;
  readonly beginning: string;
  readonly standing: (time: string, states: string) => string;
  readonly state: string;
  readonly context: string;
  readonly where: string;
}

const en: PanelTexts = {
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
  screenSize: 'Size of the screen',
  screenWidth: 'Width of the screen',
  screenBroke: (why) => `The screen broke: ${why}`,
  left: 'The screen was left, and its machine with it. Start over, or go back.',
  broke: (why) => `The machine broke: ${why}`,
  remark: (remark, event) =>
    remark.kind === 'unchanged'
      ? `«${event}» changed nothing.`
      : `Step ${remark.step}: «${event}» is not possible there.`,
  waits: 'What waits',
  nothingWaits: 'Nothing waits: no call is pending, and no time runs.',
  call: (route) => `${route} waits for an answer:`,
  timer: (what, left) => `${what}: ${left} left`,
  restarted: 'started over',
  runOut: 'Let it run out',
  late: (time) => `too late (${time})`,
  answers: { done: 'success', error: 'failure' },
  possible: 'Possible now',
  impossible: 'Not possible now',
  nonePossible: 'No event is possible.',
  notHandled: (count) => `${count} not heard in this state`,
  checked: 'Checked values',
  onlyIn: (states) => `Only possible when ${states}.`,
  variant: (event) => `Variant of «${event}»`,
  data: 'Data',
  notJson: 'This is not JSON.',
  clock: 'Clock',
  passes: (time) => `${time} pass`,
  clockAt: (time) => `Clock: ${time}`,
  upTo: 'Up to',
  upToTime: (time) => `Up to ${time}`,
  upToSecond: 'Up to second',
  advance: 'Advance',
  advancing: (time) => `Advancing to ${time}…`,
  running: (step, steps) => `Step ${step} of ${steps}…`,
  context: 'Context',
  history: 'History',
  beginning: 'The beginning',
  keep: 'Keep to compare',
  stepNumber: (step) => `Step ${step}`,
  stepName: 'Name of the step',
  takePicture: 'Take a picture',
  addPicture: 'Add a picture',
  removePicture: 'Remove the picture',
  pastePicture: 'A picture can also be pasted.',
  hasPicture: 'picture',
  pictureOf: (step) =>
    step === 0 ? 'The screen at the beginning' : `The screen after step ${step}`,
  noPicture: 'No picture was taken. Allow the browser to share this tab, or add a picture.',
  compare: {
    title: 'Two runs side by side',
    kept: 'Kept run',
    current: 'Current run',
    end: 'Stop comparing',
    same: 'So far, both runs are the same.',
    first: (step) =>
      step === 0 ? 'The runs differ from the beginning:' : `The runs first differ in step ${step}:`,
    differs: (what, kept, current) => `${what}: ${kept}, now ${current}`,
    earlier: (step) =>
      step === 0 ? 'Values differ from the beginning:' : `Values already differ in step ${step}:`,
    step: 'step',
    states: 'states',
    nothing: 'nothing',
    more: (count) => `and ${count} more values`,
  },
  answered: (route, how) => `${route} answers: ${how}`,
  script: 'Script',
  scriptLabel: 'Script, to copy into a test, or to paste and run',
  copy: 'Copy',
  take: 'Take it along',
  copyLink: 'Copy link',
  copyReport: 'Copy bug report',
  copyPictures: (count) => (count === 1 ? 'Copy the picture' : `Copy the ${count} pictures`),
  picturesNotCopied: 'This browser does not let pages copy pictures.',
  savePictures: 'Save as a file',
  copyTest: 'Copy test of the machine',
  copyScreenTest: 'Copy test of the screen',
  noTest: (why) => `This run cannot be a test of the machine alone. ${why}`,
  report: {
    title: (machine, states) => `${machine}: ${states}`,
    seen: 'What I saw',
    expected: 'What I expected',
    picture: 'Picture',
    pasteHere: 'Paste a picture of the screen here',
    pastePictures: (button) => `Press «${button}» in the stepper, and paste here`,
    seePicture: '(see the picture)',
    steps: 'Steps',
    beginning: 'The beginning',
    standing: (time, states) => `after ${time}: ${states}`,
    state: 'State',
    context: 'Context',
    where: 'Where',
  },
  copied: 'Copied.',
  notCopied: 'This browser does not let pages copy: select the text and copy it.',
  run: 'Run',
  coverage: 'Coverage',
  walked: 'Walked',
  byYou: 'In this window',
  byPaths: 'By generated paths',
  together: 'Together',
  aboutPaths:
    'In this window: your steps, those of a link, and what happened when the screen opened. By generated paths: the shortest way from the beginning to each state; generated tests walk the same ways. A state counts if the machine can rest in it and it has no states inside.',
  parts: { states: 'States', transitions: 'Transitions', guards: 'Outcomes of conditions' },
  share: (walked, all) => `${walked} of ${all}`,
  byNobody: (states, transitions) =>
    `Walked by nobody: ${states} ${states === 1 ? 'state' : 'states'}, ${transitions} ${transitions === 1 ? 'transition' : 'transitions'}`,
  sequence: 'Messages between actors',
  outside: 'Outside',
  starts: 'starts',
  message: (from, to) => `${from} to ${to}:`,
  nearest: {
    ownState: (left) => `Go to the nearest state not walked in this window (${left} left)`,
    ownTransition: (left) =>
      `Go to the nearest transition not walked in this window (${left} left)`,
    nobodysTransition: (left) =>
      `Go to the nearest transition that nobody has walked (${left} left)`,
  },
  pathsReachAll: (unreached) =>
    unreached === 0
      ? 'The generated paths reach every state: there is none that nobody has walked.'
      : `The generated paths reach every state but ${unreached}, which no known step leads to (why: below). There is no other that nobody has walked.`,
  unwalked: (count) => `States not walked in this window (${count})`,
  path: (events) => `Went: ${events}`,
  pathFromStart: (events) => `Started over, because no step leads there from here. Went: ${events}`,
  noPath: 'No known step leads there.',
  noKnownWay: 'no known step leads here.',
  itTakes: (ways) => `It takes: ${ways}.`,
  takeMeThere: 'Take me there',
  leadTo: (event) => `Take me there: ${event}`,
  or: ' or ',
  refused: (event, reasons) => `«${event}» led to no other state. ${reasons}`,
  allWalked: 'Everything was walked in this window.',
};

const es: PanelTexts = {
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
  screenSize: 'Tamaño de la pantalla',
  screenWidth: 'Ancho de la pantalla',
  screenBroke: (why) => `La pantalla falló: ${why}`,
  left: 'Se salió de la pantalla, y con ella terminó su máquina. Reinicia o vuelve atrás.',
  broke: (why) => `La máquina falló: ${why}`,
  remark: (remark, event) =>
    remark.kind === 'unchanged'
      ? `«${event}» no cambió nada.`
      : `Paso ${remark.step}: «${event}» no es posible ahí.`,
  waits: 'Qué espera',
  nothingWaits: 'Nada espera: no hay llamadas pendientes ni plazos en curso.',
  call: (route) => `${route} espera respuesta:`,
  timer: (what, left) => `${what}: quedan ${left}`,
  restarted: 'volvió a empezar',
  runOut: 'Dejar que pase',
  late: (time) => `demasiado tarde (${time})`,
  answers: { done: 'éxito', error: 'falla' },
  possible: 'Posible ahora',
  impossible: 'No es posible ahora',
  nonePossible: 'Ningún evento es posible.',
  notHandled: (count) => `${count} sin efecto en este estado`,
  checked: 'Valores comprobados',
  onlyIn: (states) => `Solo es posible cuando ${states}.`,
  variant: (event) => `Variante de «${event}»`,
  data: 'Datos',
  notJson: 'Esto no es JSON.',
  clock: 'Reloj',
  passes: (time) => `Pasan ${time}`,
  clockAt: (time) => `Reloj: ${time}`,
  upTo: 'Hasta',
  upToTime: (time) => `Hasta ${time}`,
  upToSecond: 'Hasta el segundo',
  advance: 'Avanzar',
  advancing: (time) => `Avanzando a ${time}…`,
  running: (step, steps) => `Paso ${step} de ${steps}…`,
  context: 'Contexto',
  history: 'Historial',
  beginning: 'El comienzo',
  keep: 'Guardar para comparar',
  stepNumber: (step) => `Paso ${step}`,
  stepName: 'Nombre del paso',
  takePicture: 'Tomar captura',
  addPicture: 'Agregar captura',
  removePicture: 'Quitar captura',
  pastePicture: 'También puedes pegar una captura.',
  hasPicture: 'captura',
  pictureOf: (step) =>
    step === 0 ? 'La pantalla al comienzo' : `La pantalla después del paso ${step}`,
  noPicture:
    'No se tomó la captura. Permite al navegador compartir esta pestaña, o agrega una captura.',
  compare: {
    title: 'Dos recorridos lado a lado',
    kept: 'Recorrido guardado',
    current: 'Recorrido actual',
    end: 'Dejar de comparar',
    same: 'Hasta aquí, los dos recorridos son iguales.',
    first: (step) =>
      step === 0
        ? 'Los recorridos difieren desde el comienzo:'
        : `Los recorridos difieren por primera vez en el paso ${step}:`,
    differs: (what, kept, current) => `${what}: ${kept}; ahora ${current}`,
    earlier: (step) =>
      step === 0
        ? 'Hay valores que difieren desde el comienzo:'
        : `Hay valores que ya difieren en el paso ${step}:`,
    step: 'paso',
    states: 'estados',
    nothing: 'nada',
    more: (count) => `y ${count} valores más`,
  },
  answered: (route, how) => `${route} responde: ${how}`,
  script: 'Guion',
  scriptLabel: 'Guion, para copiarlo en una prueba o pegarlo y ejecutarlo',
  copy: 'Copiar',
  take: 'Llevárselo',
  copyLink: 'Copiar enlace',
  copyReport: 'Copiar reporte de error',
  copyPictures: (count) => (count === 1 ? 'Copiar la captura' : `Copiar las ${count} capturas`),
  picturesNotCopied: 'Este navegador no deja que las páginas copien imágenes.',
  savePictures: 'Guardar como archivo',
  copyTest: 'Copiar prueba de la máquina',
  copyScreenTest: 'Copiar prueba de la pantalla',
  noTest: (why) => `Este recorrido no puede ser una prueba de la máquina sola. ${why}`,
  report: {
    title: (machine, states) => `${machine}: ${states}`,
    seen: 'Qué vi',
    expected: 'Qué esperaba',
    picture: 'Captura',
    pasteHere: 'Pega aquí una captura de la pantalla',
    pastePictures: (button) => `Pulsa «${button}» en el stepper y pega aquí`,
    seePicture: '(ver captura)',
    steps: 'Pasos',
    beginning: 'El comienzo',
    standing: (time, states) => `a los ${time}: ${states}`,
    state: 'Estado',
    context: 'Contexto',
    where: 'Dónde',
  },
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja copiar a las páginas: selecciona el texto y cópialo.',
  run: 'Ejecutar',
  coverage: 'Cobertura',
  walked: 'Recorrido',
  byYou: 'En esta ventana',
  byPaths: 'Por caminos generados',
  together: 'En total',
  aboutPaths:
    'En esta ventana: tus pasos, los de un enlace y lo que pasó al abrirse la pantalla. Por caminos generados: el camino más corto del comienzo a cada estado; las pruebas generadas recorren los mismos. Cuenta cada estado en el que la máquina puede quedarse y que no tiene estados dentro.',
  parts: {
    states: 'Estados',
    transitions: 'Transiciones',
    guards: 'Resultados de condiciones',
  },
  share: (walked, all) => `${walked} de ${all}`,
  byNobody: (states, transitions) =>
    `Nadie ha recorrido: ${states} ${states === 1 ? 'estado' : 'estados'}, ${transitions} ${transitions === 1 ? 'transición' : 'transiciones'}`,
  sequence: 'Mensajes entre actores',
  outside: 'Fuera',
  starts: 'empieza',
  message: (from, to) => `De ${from} a ${to}:`,
  nearest: {
    ownState: (left) => `Ir al estado más cercano sin recorrer en esta ventana (quedan ${left})`,
    ownTransition: (left) =>
      `Ir a la transición más cercana sin recorrer en esta ventana (quedan ${left})`,
    nobodysTransition: (left) =>
      `Ir a la transición más cercana que nadie ha recorrido (quedan ${left})`,
  },
  pathsReachAll: (unreached) =>
    unreached === 0
      ? 'Los caminos generados llegan a todos los estados: no hay ninguno que nadie haya recorrido.'
      : `Los caminos generados llegan a todos los estados menos ${unreached}, a los que no lleva ningún paso conocido (abajo dice por qué). No hay otro que nadie haya recorrido.`,
  unwalked: (count) => `Estados sin recorrer en esta ventana (${count})`,
  path: (events) => `Pasos dados: ${events}`,
  pathFromStart: (events) =>
    `Se reinició, porque desde aquí ningún paso lleva ahí. Pasos dados: ${events}`,
  noPath: 'Ningún paso conocido lleva ahí.',
  noKnownWay: 'ningún paso conocido lleva aquí.',
  itTakes: (ways) => `Hace falta: ${ways}.`,
  takeMeThere: 'Llévame ahí',
  leadTo: (event) => `Llévame ahí: ${event}`,
  or: ' o ',
  refused: (event, reasons) => `«${event}» no llevó a otro estado. ${reasons}`,
  allWalked: 'Todo está recorrido en esta ventana.',
};

export const panelTexts: Readonly<Record<StepperLocale, PanelTexts>> = { en, es };

/** Writes a duration: `0 s`, `500 ms`, `3 s`, `2 min`, `9 min 5 s`. */
export function timeInWords(ms: number): string {
  if (ms > 0 && ms < 1000) return `${Math.ceil(ms)} ms`;
  if (ms < 120_000) return `${Math.round(ms / 100) / 10} s`;
  const seconds = Math.round(ms / 1000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/**
 * An answer to a call: in the given `Words`, else in the stepper's own, else the answer's name in
 * words.
 */
export function answerInWords(answer: string, words: Words, say: PanelTexts): string {
  return words.answers?.[answer] ?? say.answers[answer] ?? inWords(answer).toLowerCase();
}
