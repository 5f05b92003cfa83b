import type { ScriptedAnswer } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import type { AnyActor } from 'xstate';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Reply, Step } from './Exhibit.ts';
import { shortestPath } from './shortestPath.ts';

/** Opens an exhibit on its screen: from then on its machine's calls wait. */
export async function openExhibit(exhibit: Exhibit, hands: Hands): Promise<AnyActor> {
  const { machines, upstream } = stageOf(hands);
  await exhibit.open(hands);
  const actor = await waitFor(() => {
    const running = machines.running(exhibit.machine.id);
    if (running === null) throw new Error(`No machine ${exhibit.machine.id} runs here.`);
    return running;
  });
  for (const route of Object.keys(exhibit.replies)) upstream.hold(route);
  return actor;
}

/**
 * Walks the shortest path to a state on the real screen: each step as a customer, the upstream or
 * time would do it, and after each the machine stands where its definition says. Then what the
 * customer is to see there.
 */
export async function walkTo(exhibit: Exhibit, hands: Hands, leaf: string): Promise<void> {
  const actor = await openExhibit(exhibit, hands);
  for (const { name, value } of shortestPath(exhibit, actor, leaf)) {
    await exhibit.steps[name]?.act(hands);
    await waitFor(() => expect({ [name]: actor.getSnapshot().value }).toEqual({ [name]: value }));
  }
  const show = exhibit.shows[leaf];
  if (show === undefined) throw new Error(`The exhibit does not say what ${leaf} shows.`);
  await show(hands);
}

/** Answers every call to a route that waits, once one does. */
export function replying(route: string, reply: Reply): Step['act'] {
  return async (hands) => {
    const stage = stageOf(hands);
    const calls = await waitFor(() => {
      const held = stage.upstream.held().filter((call) => call.route === route);
      if (held.length === 0) throw new Error(`No call to ${route} waits for an answer.`);
      return held;
    });
    const how: ScriptedAnswer = typeof reply === 'function' ? reply(stage) : reply;
    for (const call of calls) call.answer(how);
  };
}

/** Lets time pass, in milliseconds. */
export function waiting(ms: number): Step['act'] {
  return (hands) => stageOf(hands).pass(ms);
}
