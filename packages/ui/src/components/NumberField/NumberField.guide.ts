export const guide: ComponentGuide = {
  use: 'A number as text: what is typed stays as typed, `1.234,50` and `1e3` included, and the caller judges it.',
  instead: {
    QuantityStepper: 'for a whole quantity that one steps by buttons',
    CodeField: 'for a secret code',
    TextField: 'for digits that count nothing, such as a phone number',
  },
  keyboard: {
    'ArrowUp ArrowDown':
      'add or take `step`, between `min` and `max`; text that is no whole number is left alone',
    Enter: 'sends the `Form` around it',
  },
  accessibility: {
    role: '`textbox`, with the keyboard of `inputMode`; not `spinbutton`, which would promise a number where text stands.',
    name: 'Its label, always in view, and `prefix` and `suffix` after it. `hint` and `problem` are its description, the problem first.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
    motion: 'None.',
  },
};
