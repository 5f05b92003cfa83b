export const guide: ComponentGuide = {
  use: 'A sign of the one family, in the colour of the words around it. Beside words, or inside a control that has a name; never alone. It brings the whole list of signs along: keep it off the first screen.',
  instead: {
    IconButton: 'for a sign that can be tapped',
    Image: 'for a picture',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None: the words beside it say what it means.',
    announced: 'Nothing.',
    contrast: 'That of the words around it.',
    motion: 'None.',
  },
};
