import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inBothThemes } from '../pictures/modes.ts';
import { devices, globalTypes, initialGlobals } from './toolbar.ts';
import { withAppearance } from './withAppearance.tsx';

// How long a story may take to get where it is going on a machine that is busy; nothing waits so long that is there.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [withAppearance],
  initialGlobals,
  globalTypes,
  parameters: {
    ...inBothThemes,
    layout: 'fullscreen',
    viewport: { options: devices },
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'ui', 'charts', 'screens', 'machines'] } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a piece of a page: the landmarks and the first heading are the page's.
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
          'heading-order': { enabled: false },
        },
      },
    },
  },
};

export default preview;
