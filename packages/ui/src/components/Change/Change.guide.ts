export const guide: ComponentGuide = {
  use: 'How a price changed: the amount, the percentage or both, with ▲ or ▼. What rounds to nothing neither rises nor falls.',
  instead: {
    Percent: 'for a percentage that is no change of price',
    Price: 'for the price itself',
    Sparkline: 'for its course',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'The figures as written, without the triangle; or `spoken`.',
    announced: 'Nothing.',
    contrast:
      'Ink 4.5 : 1 in both themes. Figures of one length are of one width, and large ones stop growing where they would leave a phone. Sign and triangle say what the colour says; which colour rises can be swapped.',
    motion: 'None.',
  },
};
