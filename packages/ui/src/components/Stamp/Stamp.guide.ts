export const guide: ComponentGuide = {
  use: 'How a form was received, in a word or two: put across it, as on paper.',
  instead: {
    Tag: 'for a word about a row',
    Steps: 'for how far something has come',
    Banner: 'for a sentence',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 in both themes. The words say what the tone says.',
    motion: 'None.',
  },
};
