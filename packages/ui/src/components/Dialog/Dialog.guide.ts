export const guide: ComponentGuide = {
  use: 'A short question or notice in the middle of the screen. `tone="critical"` is for what cannot be undone: it wants an answer.',
  instead: {
    Sheet: 'for more than a sentence and two buttons',
    Banner: 'for what needs no answer',
    Toast: 'for a message that leaves by itself',
  },
  keyboard: {
    'Tab Shift+Tab': 'go round within it, and not out of it',
    Escape: 'closes it',
  },
  accessibility: {
    role: '`dialog`, modal; `alertdialog` where the tone is critical, and a tap beside it then does not close it.',
    name: 'Its `title`; its text is its description.',
    announced:
      'Title and text, as the focus goes in: to the first button, or where the tone is critical to the dialog itself, so that Enter does not press what cannot be undone. It returns to what had it.',
    contrast: 'Words 4.5 : 1; a scrim and a shadow set it apart, and an edge in forced colours.',
    motion: 'It comes and goes within 200 ms; at once where less motion is asked for.',
  },
};
