import { isStoryTest } from '../pictures/modes.ts';

/** The axe rules that depend on colours: a theme changes the result of no other rule. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Configuration of the accessibility addon. */
export const a11y = {
  test: 'error',
  options: {
    // Tests read violations only: without this option axe also reports each passed rule.
    ...(isStoryTest ? { resultTypes: ['violations'] } : {}),
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A component's story is only a part of a page: the page has the landmarks and the headings.
    rules: {
      // Tests check colours themselves (contrast.ts), in both themes and once for each combination
      // of styles.
      ...Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: !isStoryTest }])),
      // The rule looks for `!important` in style attributes; React writes none.
      'avoid-inline-spacing': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  },
};
