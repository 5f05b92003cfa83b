import type { StepperParameters } from '@corro/stepper/storybook';
import type { Preview } from '@storybook/react-vite';
import { loadFace } from '@corro/ui';
import { configure } from 'storybook/test';
import { inBothThemes } from '../pictures/modes.ts';
import { a11y } from './accessibility.ts';
import { leaveHistory } from './leaveHistory.ts';
import { devices, globalTypes, initialGlobals } from './toolbar.ts';
import { withAppearance } from './withAppearance.tsx';

// Timeout of `findBy…` and `waitFor` in milliseconds, long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const stepper: StepperParameters = {
  machine: async (...machine) => {
    const { panelProps } = await import('../machines/stepper/panelProps.ts');
    return panelProps(...machine);
  },
};

const preview: Preview = {
  // Loads the font before the first story, because stories measure text and pictures show it.
  beforeAll: () => loadFace('now'),
  beforeEach: leaveHistory,
  decorators: [withAppearance],
  initialGlobals,
  globalTypes,
  parameters: {
    ...inBothThemes,
    layout: 'fullscreen',
    viewport: { options: devices },
    controls: { expanded: true },
    // Storybook reads this without running it. The sections are in the order of a customer's way.
    options: {
      storySort: {
        order: [
          'Start here',
          'Empieza aquí',
          'UI',
          'Charts',
          'Stepper',
          'Screens',
          [
            'Signed out',
            'Home',
            'Markets',
            'Trading',
            'Products',
            'Money',
            'Account',
            'Everywhere',
          ],
          'Machines',
          'Stepper',
        ],
      },
    },
    a11y,
    stepper,
  },
};

export default preview;
