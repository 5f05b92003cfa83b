import { isStoryTest } from '../pictures/modes.ts';

/** The rules of axe whose verdict depends on colours; everything else a theme leaves as it is. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What the accessibility addon finds fault with. */
export const a11y = {
  test: 'error',
  options: {
    // A report of all that is well goes over the wire for nothing.
    ...(isStoryTest ? { resultTypes: ['violations'] } : {}),
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A story is a piece of a page: the landmarks and the first heading are the page's.
    rules: {
      // Tests check colours themselves (contrast.ts), in both themes and once for each combination of styles.
      ...Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: !isStoryTest }])),
      // It is about styles in the markup that are `!important`: React writes none.
      'avoid-inline-spacing': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  },
};
