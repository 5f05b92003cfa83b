export const guide: ComponentGuide = {
  use: 'The course of a price, small: no axis, nothing to read off. Without data its place stays empty.',
  instead: {
    PriceChart: 'for a course to be read off',
    Change: 'for how much came of it',
    Meter: 'for a share of a whole',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: '`img` where it has a `label`; otherwise decoration, hidden from screen readers.',
    name: '`label`: its course in words. None where the figures beside it say it.',
    announced: 'Nothing.',
    contrast:
      'The line 4.5 : 1. Rise and fall have their colours, and its own slope says the same.',
    motion: 'None.',
  },
};
