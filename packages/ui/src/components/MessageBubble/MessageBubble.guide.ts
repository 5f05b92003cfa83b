export const guide: ComponentGuide = {
  use: 'One message of a conversation: own ones at the end of the line, others at its beginning; on its way, arrived, or not arrived, with what to do about it.',
  instead: {
    Banner: 'for a notice from the app',
    Card: 'for a ground around other content',
  },
  keyboard: {
    Tab: 'goes to its `actions`, where it has some; the text is no stop',
  },
  accessibility: {
    role: 'None: it is text.',
    name: '`author` is read before it, and not seen: the side tells the others.',
    announced: 'When it is added to a `ChatLog`. What changes in it later is not.',
    contrast:
      'Words 4.5 : 1. What has not arrived has an edge, a sign and words besides its colour; a bubble has an edge in forced colours.',
    motion: 'None.',
  },
};
