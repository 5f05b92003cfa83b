import type { Preview } from '@storybook/react-vite';
import { loadFace } from '@corro/ui';
import { configure } from 'storybook/test';
import { inBothThemes } from '../pictures/modes.ts';
import { a11y } from './accessibility.ts';
import { leaveHistory } from './leaveHistory.ts';
import { devices, globalTypes, initialGlobals } from './toolbar.ts';
import { withAppearance } from './withAppearance.tsx';

// How long a story may take to get where it is going on a machine that is busy; nothing waits so long that is there.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  // Stories measure themselves, and are pictured: the face is there before the first.
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
    options: { storySort: { order: ['Start here', 'ui', 'charts', 'screens', 'machines'] } },
    a11y,
  },
};

export default preview;
