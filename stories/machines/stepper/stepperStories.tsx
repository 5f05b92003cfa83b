import type { StoryObj } from '@storybook/react-vite';
import { notPictured } from '../../pictures/modes.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { ScenarioStepper } from './ScenarioStepper.tsx';
import { LiveScreen } from './LiveScreen.tsx';

export function stepperOf(scenario: MachineScenario): StoryObj {
  return {
    render: (_args, { id, globals }) => {
      const screen = id.replace(/--.*$/, '--screen');
      const chosen = ['theme', 'locale', 'textSize', 'prices'].map(
        (name) => `${name}:${globals[name]}`,
      );
      const query = `id=${screen}&viewMode=story&globals=${chosen.join(';')}`;
      return (
        <ScenarioStepper
          scenario={scenario}
          locale={globals.locale}
          screen={`iframe.html?${query}`}
        />
      );
    },
    // Storybook disables the menu: calls wait for an answer that is chosen in the stepper.
    globals: { network: 'online' },
    parameters: notPictured('The stories of the machine’s states picture this screen.'),
  };
}

export function screenOf(scenario: MachineScenario): StoryObj {
  return {
    render: (_args, { globals: { locale, network } }) => (
      <LiveScreen scenario={scenario} locale={locale} network={network} />
    ),
    parameters: notPictured('The stories of the machine’s states picture this screen.'),
  };
}
