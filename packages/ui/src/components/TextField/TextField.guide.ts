export const guide: ComponentGuide = {
  use: 'One line of text: a name, a phone number, an address.',
  instead: {
    NumberField: 'for a number',
    PasswordField: 'for a secret in words',
    CodeField: 'for a secret code of digits',
    SearchField: 'for a search',
    MessageComposer: 'for a message of several lines',
  },
  keyboard: {
    Tab: 'goes to it',
    Enter: 'sends the `Form` around it',
  },
  accessibility: {
    role: '`textbox`.',
    name: 'Its label, always in view, and `prefix` and `suffix` after it. `hint` and `problem` are its description, the problem first.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
    motion: 'None.',
  },
};
