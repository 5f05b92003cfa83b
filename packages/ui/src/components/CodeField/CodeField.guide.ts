export const guide: ComponentGuide = {
  use: 'A secret code of so many digits, one place to each, never shown. Whatever is no digit is dropped.',
  instead: {
    PasswordField: 'for a secret in words, or one that the reader may want to see',
    NumberField: 'for a number that is no secret',
  },
  keyboard: {
    '0–9': 'fill the next place',
    Backspace: 'empties the last one; digits come and go at the end alone',
    Enter: 'sends the `Form` around it',
  },
  accessibility: {
    role: 'One password input; its places are hidden from screen readers.',
    name: 'Its label, always in view. `hint` and `problem` are its description, the problem first.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour. The ring goes round the place that is typed next.',
    motion: 'None.',
  },
};
