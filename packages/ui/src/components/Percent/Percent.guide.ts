export const guide: ComponentGuide = {
  use: 'A percentage with its sign and two decimals, coloured by its sign.',
  instead: {
    Change: 'for a change of price, with ▲ or ▼',
    Meter: 'beside it, to see how much of a whole',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'The figure as written.',
    announced: 'Nothing.',
    contrast:
      'Ink 4.5 : 1 in both themes. Figures of one length are of one width, and large ones stop growing where they would leave a phone. The sign says what the colour says.',
    motion: 'None.',
  },
};
