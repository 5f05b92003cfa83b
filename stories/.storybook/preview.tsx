import type { Preview } from '@storybook/react-vite';
import { withAppearance } from './withAppearance.tsx';

const preview: Preview = {
  decorators: [withAppearance],
  initialGlobals: { theme: 'light', locale: 'es', textSize: 'normal', prices: 'rise-green' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
          { value: 'zh', title: '中文' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'normal', title: '100 %' },
          { value: 'double', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
    prices: {
      description: 'Price colours',
      toolbar: {
        icon: 'graphline',
        items: [
          { value: 'rise-green', title: 'Green rises' },
          { value: 'rise-red', title: 'Red rises' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'ui', 'charts', 'screens'] } },
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
