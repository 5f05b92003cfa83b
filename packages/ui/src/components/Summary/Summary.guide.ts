export const guide: ComponentGuide = {
  use: 'What one is about to agree to: names at the left, figures at the right, the total in a heavier row.',
  instead: {
    Table: 'for more than one figure to a name',
    List: 'for rows that lead somewhere',
    Steps: 'for how far something has come',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'A list of terms and definitions.',
    name: 'Each figure belongs to its name.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 in both themes.',
    motion: 'None.',
  },
};
