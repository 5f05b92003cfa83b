export const guide: ComponentGuide = {
  use: 'How much of a whole: a bar beside the words that say it.',
  instead: {
    Percent: 'for the words',
    PhotoField: 'has a bar of its own for an upload',
    Steps: 'for how far something has come, by name',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None: the words beside it say it.',
    announced: 'Nothing.',
    contrast: 'Its edge 3 : 1, what is filled 4.5 : 1; both hold in forced colours.',
    motion: 'None.',
  },
};
