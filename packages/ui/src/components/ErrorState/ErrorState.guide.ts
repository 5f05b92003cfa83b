export const guide: ComponentGuide = {
  use: 'Something could not be loaded: says what happened, and tries again.',
  instead: {
    EmptyState: 'where there is nothing, and that is no failure',
    Banner: 'beside what was loaded before',
    Toast: 'for an action that failed',
  },
  keyboard: {
    Tab: 'goes to the button',
    'Enter Space': 'try again',
  },
  accessibility: {
    role: '`alert` with a `button`.',
    name: 'The button is named `retryLabel`, and `busyLabel` while it tries.',
    announced: 'Its words, at once, when it appears.',
    contrast: 'Words 4.5 : 1; a sign besides the colour.',
    motion: 'None.',
  },
};
