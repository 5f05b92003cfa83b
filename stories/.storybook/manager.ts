import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Corro', brandUrl: './', brandTarget: '_self' }),
  layoutCustomisations: {
    // The stepper has panels of its own and needs the space of Storybook's panel.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.endsWith('--step-through'),
  },
});
