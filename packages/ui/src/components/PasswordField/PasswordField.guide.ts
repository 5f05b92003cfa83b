export const guide: ComponentGuide = {
  use: 'A secret in words, hidden while it is typed, with a button that shows it.',
  instead: {
    CodeField: 'for a code of so many digits',
    TextField: 'for what others may read',
  },
  keyboard: {
    Tab: 'goes to it, then to the button that shows or hides',
    Enter: 'in the field: sends the `Form` around it; on the button: shows or hides',
    Space: 'on the button: shows or hides',
  },
  accessibility: {
    role: 'A password input, `textbox` while it is shown; beside it a `button`.',
    name: 'Its label, always in view. `hint` and `problem` are its description, the problem first. The button is named `showLabel` or `hideLabel`, whichever it does.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`. That it is shown is told by the name of the button.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
    motion: 'None.',
  },
};
