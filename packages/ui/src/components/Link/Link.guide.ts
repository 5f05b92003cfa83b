export const guide: ComponentGuide = {
  use: 'A way elsewhere: underlined within a sentence, or standing by itself, 44 px high.',
  instead: {
    Button: 'where it does something, or is the one way on of a screen',
    Card: 'where a whole ground leads there',
    Shortcut: 'for a menu of places',
  },
  keyboard: {
    Enter: 'follows it',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its words, or `label` where they alone do not say where it leads.',
    announced: 'Nothing. That an external one opens a new tab is not said: let the words say it.',
    contrast:
      'Words 4.5 : 1, underlined within a sentence, so that colour is not all that tells it; the focus ring 3 : 1.',
    motion: 'None.',
  },
};
