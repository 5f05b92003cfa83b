export const guide: ComponentGuide = {
  use: 'A whole quantity with a button to either side, for what is ordered in pieces.',
  instead: {
    NumberField: 'for an amount of money, or where nobody steps',
    SegmentedControl: 'for a few quantities to choose from',
  },
  keyboard: {
    Tab: 'goes to the button that takes, the field, the button that adds',
    'Enter Space': 'on a button: step',
    'ArrowUp ArrowDown': 'in the field: step, between `min` and `max`',
    Enter: 'in the field: sends the `Form` around it',
  },
  accessibility: {
    role: '`textbox` between two `button`s, and a `status` that is not seen.',
    name: 'Its label, always in view. `hint` and `problem` are its description, the problem first. The buttons are named `decrementLabel` and `incrementLabel`.',
    announced:
      'The new quantity after a press of a button, for the focus stays there; and a problem, politely. At a limit the button keeps the focus and has `aria-disabled`.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
    motion: 'None.',
  },
};
