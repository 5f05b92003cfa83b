import type { ScriptStep, Timer, Verdict } from '@corro/stepper';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { repliesOf } from '../runner/script.ts';

/** An event of the scenario, and the name of its step. */
export interface Sample {
  readonly name: string;
  readonly event: AnyEventObject;
}

/**
 * The scenario's events of a type, as they are in a state of the machine; one without payload if
 * there are none.
 */
export function samplesOf(
  { steps }: MachineScenario,
  type: string,
  snapshot: AnyMachineSnapshot | null,
): Sample[] {
  const samples = Object.entries(steps)
    .filter(([, { event }]) => event.type === type)
    .map(([name, { event, payloadNow }]) => ({
      name,
      event:
        snapshot === null || payloadNow === undefined
          ? event
          : { ...event, ...payloadNow(snapshot.context) },
    }));
  return samples.length === 0 ? [{ name: type, event: { type } }] : samples;
}

/** The step that takes a transition: an event, the time until it is due, or the answer to a call. */
export function stepFor(
  { transition, event }: Verdict,
  scenario: MachineScenario,
  timers: readonly Timer[],
): ScriptStep {
  const timer = timers.find(({ eventType }) => eventType === transition.eventType);
  if (timer !== undefined) return { wait: timer.left };
  const { answered } = Object.values(scenario.steps).find((one) => one.event === event) ?? {};
  if (answered === undefined) return { event };
  const replies = Object.entries(repliesOf(scenario, answered.route));
  const [name] = replies.find(([, reply]) => reply === answered.reply) ?? [];
  return name === undefined ? { event } : { answer: answered.route, with: name };
}
