import { expect } from 'storybook/test';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Reply, Step } from './Exhibit.ts';
import { answerWaiting, carryOut, type Running, type Script } from './script.ts';
import { shortestPath } from './shortestPath.ts';
import { soon } from './soon.ts';

/** Opens an exhibit on its screen: from then on its machine's calls wait. */
export async function openExhibit(exhibit: Exhibit, hands: Hands): Promise<Running> {
  const stage = stageOf(hands);
  requireEveryEvent(exhibit);
  await exhibit.open(hands);
  const actor = await soon(() => {
    const running = stage.machines.running(exhibit.machine.id);
    if (running === null) throw new Error(`No machine ${exhibit.machine.id} runs here.`);
    return running;
  });
  for (const route of Object.keys(exhibit.replies)) stage.upstream.hold(route);
  return { exhibit, hands, stage, actor };
}

/**
 * Walks the shortest path to a state on the real screen: each step as a customer, the upstream or
 * time would do it, and after each the machine stands where its definition says. Then what the
 * customer is to see there.
 */
export async function walkTo(exhibit: Exhibit, hands: Hands, leaf: string): Promise<void> {
  const { actor } = await openExhibit(exhibit, hands);
  for (const { name, value } of shortestPath(exhibit, actor, leaf)) {
    await exhibit.steps[name]?.act(hands);
    await soon(() => void expect({ [name]: actor.getSnapshot().value }).toEqual({ [name]: value }));
  }
  const show = exhibit.shows[leaf];
  if (show === undefined) throw new Error(`The exhibit does not say what ${leaf} shows.`);
  await show(hands);
}

/** Throws where the machine takes an event of which the exhibit knows no payload. */
function requireEveryEvent({ machine, steps }: Exhibit): void {
  const known = new Set(Object.values(steps).map(({ event }) => event.type));
  const missing = machine.events.filter((type) => !type.startsWith('xstate.') && !known.has(type));
  if (missing.length > 0) throw new Error(`No step of the exhibit is ${missing.join(', ')}.`);
}

/** Carries a script out on the real screen, such as the bench writes one. */
export async function follow(exhibit: Exhibit, hands: Hands, script: Script): Promise<Running> {
  const running = await openExhibit(exhibit, hands);
  for (const step of script) await carryOut(step, running);
  return running;
}

/** Answers every call to a route that waits, once one does. */
export function replying(route: string, reply: Reply): Step['act'] {
  return (hands) => answerWaiting(stageOf(hands), route, reply);
}

/** Lets time pass, in milliseconds. */
export function waiting(ms: number): Step['act'] {
  return (hands) => stageOf(hands).pass(ms);
}

/** What the machine would take, but this screen never tells it: for QA alone. */
export function offScreen(event: Step['event']): Step {
  return {
    event,
    act: () => Promise.reject(new Error(`This screen never tells ${event.type}.`)),
    when: () => false,
  };
}
