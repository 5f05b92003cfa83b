export const guide: ComponentGuide = {
  use: 'A notice that stays in its place: the market is closed, the price has moved, there is no connection.',
  instead: {
    Toast: 'for a message that may leave',
    Dialog: 'for what wants an answer',
    ErrorState: 'in the place of content that did not come',
    FieldSummary: 'for what is wrong with a form',
  },
  keyboard: 'None: it is text. What is in `action` is reached by itself.',
  accessibility: {
    role: '`status`; `alert` where the tone is critical.',
    name: 'None: its words are what it says.',
    announced: 'Its words, when it appears: politely, at once where the tone is critical.',
    contrast:
      'Words 4.5 : 1 on each ground; a sign besides the colour of the tone; an edge in forced colours.',
    motion: 'None.',
  },
};
