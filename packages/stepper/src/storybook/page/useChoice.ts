import { useState } from 'react';
import type { StoryMachine } from '../StoryActors.ts';
import type { ShownStory } from './useStory.ts';

/**
 * The machine to show: the chosen one until the story changes, even after the story has stopped it.
 *
 * @param preferred id of the machine to show first; null for the newest
 */
export function useChoice(shown: ShownStory | null, preferred: string | null) {
  const [chosen, choose] = useState<number | null>(null);
  const machines: readonly StoryMachine[] = shown?.machines ?? [];
  const machine =
    machines.find(({ id }) => id === chosen) ??
    machines.find(({ stage }) => stage.machine.id === preferred) ??
    machines[0] ??
    null;
  // A machine that the story starts later does not take the place of this one.
  if (machine !== null && machine.id !== chosen) choose(machine.id);
  return { machine, choose };
}
