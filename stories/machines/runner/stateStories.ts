import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { inApp, scenario } from '../../harness/withApp.tsx';
import type { MachineScenario } from './MachineScenario.ts';
import { shortestPath } from './shortestPath.ts';
import { openScenario, runPathTo } from './pathRunner.ts';

function parametersOf(machine: MachineScenario) {
  return {
    ...inApp.parameters,
    ...scenario(machine.app),
    ...notPictured('The stories of the screen picture each state.'),
  };
}

export function inState(machine: MachineScenario, leaf: string): StoryObj {
  return {
    ...inApp,
    parameters: parametersOf(machine),
    play: (context) => runPathTo(machine, context, leaf),
  };
}

/** Asserts that no path leads to the states listed as unreachable. */
export function unreachable(machine: MachineScenario, leaves: readonly string[]): StoryObj {
  return {
    ...inApp,
    parameters: parametersOf(machine),
    play: async (context) => {
      const { actor } = await openScenario(machine, context);
      for (const leaf of leaves) {
        await expect(() => shortestPath(machine, actor, leaf)).toThrow(`leads to ${leaf}.`);
      }
    },
  };
}
