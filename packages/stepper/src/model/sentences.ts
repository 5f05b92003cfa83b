import type { Verdict } from './verdicts.ts';
import type { Cause, Chart, ChartTransition } from './readChart.ts';
import { inWords, type Words } from './words.ts';

/** Language of the sentences. */
export type StepperLocale = 'en' | 'es';

/**
 * Describes the parts of a chart: by the given `Words`, else by descriptions in the machine, else
 * by names.
 */
export interface Sentences {
  /** Sentence about a state, by its path. */
  readonly state: (path: string) => string;
  /** Cause of a transition. */
  readonly cause: (transition: ChartTransition) => string;
  /** Sentence about an event, by its type. */
  readonly event: (eventType: string) => string;
  /** The condition of a transition; null without a guard. */
  readonly condition: (transition: ChartTransition) => string | null;
  /** Reason why a transition is impossible; null if it is possible. */
  readonly blocker: (verdict: Verdict) => string | null;
  /** The values that the refusing guards have read, each as `path = value`. */
  readonly checked: (verdict: Verdict) => readonly string[];
  /** Where, and on which condition, a transition of `Chart.ignored` ignores its event. */
  readonly ignored: (transition: ChartTransition) => string;
  /** Noun for an effect, by its name. */
  readonly effect: (name: string) => string;
  /**
   * Noun for an actor that the machine runs, or for a pending call, by its id; the id itself if neither a
   * transition nor the `effects` of the words name it.
   */
  readonly actor: (id: string) => string;
  /** Noun for a delay, by its name. */
  readonly delay: (name: string) => string;
}

const grammar = {
  en: {
    after: (delay: string) => `After ${delay}`,
    done: (effect: string) => `${effect}: answered`,
    error: (effect: string) => `${effect}: failed`,
    ended: (state: string) => `Ended: ${state}`,
    always: 'At once',
    anything: 'Anything else',
    when: (guard: string) => `if ${guard}`,
    not: (guard: string) => `not: ${guard}`,
    and: ' and ',
    or: ' or ',
    unnamed: 'a condition without a name is met',
    blocked: (guard: string) => `Not so now: ${guard}.`,
    other: (words: string) => `Another way comes first: ${words}.`,
    refused: 'Not with this payload.',
    idle: 'It would change nothing now.',
    ignored: (state: string) => `Ignored in: ${state}`,
    machineEnded: 'The machine has ended.',
    ms: (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`),
  },
  es: {
    after: (delay: string) => `Después de ${delay}`,
    done: (effect: string) => `${effect}: hay respuesta`,
    error: (effect: string) => `${effect}: falla`,
    ended: (state: string) => `Termina: ${state}`,
    always: 'Enseguida',
    anything: 'Cualquier otra cosa',
    when: (guard: string) => `si ${guard}`,
    not: (guard: string) => `no: ${guard}`,
    and: ' y ',
    or: ' o ',
    unnamed: 'se cumple una condición sin nombre',
    blocked: (guard: string) => `Ahora no se cumple: ${guard}.`,
    other: (words: string) => `Otro camino va primero: ${words}.`,
    refused: 'No con estos datos.',
    idle: 'Ahora no cambiaría nada.',
    ignored: (state: string) => `Sin efecto en: ${state}`,
    machineEnded: 'La máquina terminó.',
    ms: (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`),
  },
};

/** Sentences of a chart in a language. */
export function createSentences(
  chart: Chart,
  words: Words = {},
  locale: StepperLocale = 'en',
): Sentences {
  const say = grammar[locale];
  const state = (path: string): string => {
    const { description = null, name = path } = chart.states.get(path) ?? {};
    return words.states?.[path] ?? description ?? inWords(name);
  };
  const effect = (name: string): string => words.effects?.[name] ?? inWords(name);
  const delay = (name: string): string => {
    if (/^\d+$/.test(name)) return say.ms(Number(name));
    return words.delays?.[name] ?? lowerFirst(inWords(name));
  };
  const guard = (name: string): string => {
    if (name === 'if') return say.unnamed;
    const word = words.guards?.[name];
    if (word !== undefined) return word;
    if (name.startsWith('not ')) return say.not(guard(name.slice('not '.length)));
    for (const operator of ['and', 'or'] as const) {
      const parts = name.split(` ${operator} `);
      if (parts.length > 1) return parts.map(guard).join(say[operator]);
    }
    return lowerFirst(inWords(name));
  };
  const event = (eventType: string): string => {
    const taken = chart.transitions.find((one) => one.eventType === eventType);
    if (taken !== undefined && taken.cause.kind !== 'event') return causeWords(taken.cause);
    return (
      words.events?.[eventType] ??
      describedEvent(chart, eventType) ??
      (eventType === '*' ? say.anything : inWords(eventType))
    );
  };
  const causeWords = ({ kind, name }: Cause): string => {
    const byKind: Readonly<Record<Cause['kind'], () => string>> = {
      event: () => event(name),
      delay: () => say.after(delay(name)),
      done: () => say.done(effect(name)),
      error: () => say.error(effect(name)),
      ended: () => say.ended(state(name)),
      always: () => say.always,
    };
    return byKind[kind]();
  };
  const cause = ({ cause: by, description }: ChartTransition): string =>
    by.kind === 'event' && words.events?.[by.name] !== undefined
      ? causeWords(by)
      : (description ?? causeWords(by));
  const blocker = ({ blocker: blocked, transition }: Verdict): string | null => {
    if (blocked === null) return null;
    if (blocked.kind === 'ended') return say.machineEnded;
    if (blocked.kind === 'idle') {
      return blocked.refused.length === 0 ? say.idle : blocked.refused.map(blocker).join(' ');
    }
    if (blocked.kind === 'guard') return say.blocked(guardOf(transition));
    const ignoring = chart.ignored.find(({ id }) => blocked.taken.includes(id));
    const taken = chart.transitions.filter(({ id }) => blocked.taken.includes(id));
    if (taken.length === 0 && ignoring !== undefined) return ignored(ignoring);
    const ways = taken.map((one) => [cause(one), condition(one)].filter(Boolean).join(' '));
    return ways.length === 0 ? say.refused : say.other(ways.join(', '));
  };
  const guardOf = ({ guard: name, source, targets }: ChartTransition): string => {
    const unnamed = name === 'if' ? words.unnamed?.[`${source}→${targets.join()}`] : undefined;
    return unnamed ?? guard(name ?? 'if');
  };
  const condition = (transition: ChartTransition): string | null =>
    transition.guard === null ? null : say.when(guardOf(transition));
  const ignored = (transition: ChartTransition): string => {
    const where = say.ignored(state(transition.source));
    return `${[where, condition(transition)].filter((part) => part !== null).join(', ')}.`;
  };
  const checked = ({ blocker: blocked }: Verdict): readonly string[] => {
    if (blocked?.kind === 'idle') return [...new Set(blocked.refused.flatMap(checked))];
    if (blocked?.kind !== 'guard') return [];
    return blocked.checked.map(({ path, value }) => `${path} = ${shown(value)}`);
  };
  const actor = (id: string): string => {
    const ends = chart.transitions.find(({ eventType }) => isEndOf(id, eventType));
    return ends === undefined ? (words.effects?.[id] ?? id) : effect(ends.cause.name);
  };
  return { state, cause, event, condition, blocker, checked, ignored, effect, actor, delay };
}

/** Description of the first transition for this event that has a description; null if none has. */
function describedEvent({ transitions }: Chart, eventType: string): string | null {
  return (
    transitions.find((one) => one.eventType === eventType && one.description !== null)
      ?.description ?? null
  );
}

function isEndOf(actor: string, eventType: string): boolean {
  return ['done', 'error'].some((how) => eventType === `xstate.${how}.actor.${actor}`);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `«${value}»` : String(value);
}
