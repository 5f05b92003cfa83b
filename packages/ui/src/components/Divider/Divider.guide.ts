export const guide: ComponentGuide = {
  use: 'A hairline between two things that space alone does not tell apart.',
  instead: {
    List: 'for rows, which bring their hairlines',
    Section: 'where the second thing has a title',
  },
  keyboard: 'None: it is a line.',
  accessibility: {
    role: '`separator`.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'A hairline, fainter than 3 : 1: nothing may depend on seeing it.',
    motion: 'None.',
  },
};
