import type {
  PathSearch,
  PendingCall,
  Sample,
  ScriptStep,
  StepperLocale,
  Timer,
} from '@corro/stepper';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { repliesOf } from '../runner/script.ts';
import { variants } from '../words/variants.ts';

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
