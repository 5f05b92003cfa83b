export const guide: ComponentGuide = {
  use: 'A word or two about the thing beside it: a market, a status.',
  instead: {
    Badge: 'for how many',
    Stamp: 'for how a form was received',
    Button: 'for something to tap',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'None.',
    announced: 'Nothing.',
    contrast:
      'Words 4.5 : 1 on the ground of each tone; an edge in forced colours. The words say what the tone says.',
    motion: 'None.',
  },
};
