export const guide: ComponentGuide = {
  use: 'Words and figures, in the six sizes and the tones of the app. Figures are tabular, so that they stand below one another.',
  instead: {
    Heading: 'for a title',
    Money: 'for an amount of money',
    Price: 'for a price that ages',
    Percent: 'for a percentage',
    Prose: 'for an article written by somebody else',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'That of the element in `as`; none for `span`, which it is if nothing is said.',
    name: 'Its words.',
    announced: 'Nothing.',
    contrast: 'Each tone 4.5 : 1 on every ground. A tone is never the only bearer of meaning.',
    motion: 'None.',
  },
};
