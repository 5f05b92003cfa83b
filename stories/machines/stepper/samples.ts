import {
  type PathSearch,
  type PendingCall,
  readChart,
  type Sample,
  type ScriptStep,
  type StepperLocale,
  type Timer,
  type Words,
} from '@corro/stepper';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { repliesOf } from '../runner/script.ts';
import { spokenCalls } from '../words/spokenCalls.ts';
import { variants } from '../words/variants.ts';
import { wordsOf } from '../words/wordsOf.ts';

/**
 * The scenario's events of a type, with their payloads in the current state of the machine and
 * their names in a language. Without such events, one event without a payload.
 */
export function samplesOf(
  { steps }: MachineScenario,
  type: string,
  snapshot: AnyMachineSnapshot | null,
  locale: StepperLocale,
): Sample[] {
  const samples = Object.entries(steps)
    .filter(([, { event }]) => event.type === type)
    .map(([name, { event, payloadNow }]) => ({
      name: locale === 'es' ? (variants[name] ?? name) : name,
      event:
        snapshot === null || payloadNow === undefined
          ? event
          : { ...event, ...payloadNow(snapshot.context) },
    }));
  return samples.length === 0 ? [{ name: type, event: { type } }] : samples;
}

/**
 * The step that causes an event: sending the event, waiting until its delay ends, or answering a
 * call.
 */
export function stepFor(
  event: AnyEventObject,
  scenario: MachineScenario,
  timers: readonly Timer[],
  calls: readonly PendingCall[],
): ScriptStep {
  const timer = timers.find(({ eventType }) => eventType === event.type);
  if (timer !== undefined) return { wait: timer.left };
  // Compares by value, because the stepper and the screen each have their own copy of the scenario.
  const sought = JSON.stringify(event);
  for (const { event: known, answered } of Object.values(scenario.steps)) {
    const isPending = calls.some(({ name }) => name === answered?.route);
    if (answered === undefined || !isPending || JSON.stringify(known) !== sought) continue;
    const replies = Object.entries(repliesOf(scenario, answered.route));
    const [name] = replies.find(([, reply]) => reply === answered.reply) ?? [];
    if (name !== undefined) return { answer: answered.route, with: name };
  }
  return { event };
}

/**
 * The step that causes an event which a running app has recorded: the end of an effect, with the
 * output of a real server, or the end of a delay. The answer is the scenario's whose output is most
 * alike. Null if no pending call or running delay leads to the event.
 */
export function stepForRecorded(
  { type, output }: AnyEventObject,
  scenario: MachineScenario,
  timers: readonly Timer[],
  calls: readonly PendingCall[],
): ScriptStep | null {
  const timer = timers.find(({ eventType }) => eventType === type);
  if (timer !== undefined) return { wait: timer.left };
  const [likest] = Object.values(scenario.steps)
    .flatMap(({ event, answered }) =>
      event.type === type && answered
        ? [{ answered, likeness: likeness(event['output'], output) }]
        : [],
    )
    .filter(({ answered }) => calls.some(({ name }) => name === answered.route))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (likest === undefined) return null;
  const { route, reply } = likest.answered;
  const replies = Object.entries(repliesOf(scenario, route));
  const [name] = replies.find(([, one]) => one === reply) ?? [];
  return name === undefined ? null : { answer: route, with: name };
}

/** Number of fields that two values have in common. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? 1 : 0;
  }
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(([name, value]) => fields.get(name) === value).length;
}

/**
 * The words of the scenario's machine. They name a call by the effect that makes it, unless `spokenCalls`
 * has a noun for the call.
 */
export function wordsOfScenario({ machine, steps }: MachineScenario, locale: StepperLocale): Words {
  const words = wordsOf(machine.id, locale);
  const { transitions } = readChart(machine);
  const byEffect = Object.values(steps).flatMap(({ event, answered }) => {
    const end = transitions.find(({ eventType }) => eventType === event.type);
    const noun = words.effects?.[end?.cause.name ?? ''];
    return answered === undefined || noun === undefined ? [] : [[answered.route, noun] as const];
  });
  const ownNouns = Object.entries(spokenCalls).map(([route, [es, en]]) => [
    route,
    locale === 'es' ? es : en,
  ]);
  const effects = { ...words.effects, ...Object.fromEntries([...byEffect, ...ownNouns]) };
  return { ...words, effects };
}

/** Events and limits of the search for paths to other states of the scenario's machine. */
export function searchOf({
  steps,
  situation,
}: MachineScenario): Omit<PathSearch, 'from' | 'isThere'> {
  const byEvent = new Map(Object.values(steps).map((step) => [step.event, step]));
  return {
    events: [...byEvent.keys()],
    canHappen: (snapshot, event) => byEvent.get(event)?.when?.(snapshot) !== false,
    ...(situation === undefined ? {} : { situation }),
  };
}
