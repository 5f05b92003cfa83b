export const guide: ComponentGuide = {
  use: 'A price with its age. Older than `staleAfterMs` it is greyed and says how old it is; a new value tints its own cell and moves nothing.',
  instead: {
    Money: 'for an amount that does not age',
    Change: 'for by how much it changed',
    Sparkline: 'for its course',
    PriceChart: 'for its course, to be read off',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'The figure as written, or `spoken`; then its age, where it is stale.',
    announced: 'Nothing: prices change too often to be said.',
    contrast:
      'Ink 4.5 : 1 in both themes. Figures of one length are of one width, and large ones stop growing where they would leave a phone. What is stale says so in words, and `direction` colours what a sign beside it says.',
    motion: 'None: a new value changes the ground of its cell for 400 ms, without a fade.',
  },
};
