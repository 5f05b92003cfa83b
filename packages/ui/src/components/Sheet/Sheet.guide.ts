export const guide: ComponentGuide = {
  use: 'Rises from the bottom over the page: to review an order, to choose, to fill in a little. Long ones scroll; the `footer` with the main button stays in view.',
  instead: {
    Dialog: 'for a short question',
    Banner: 'for what may stay in its place',
    Toast: 'for a message that leaves by itself',
  },
  keyboard: {
    'Tab Shift+Tab': 'go round within it, and not out of it',
    Escape: 'closes it',
    'ArrowUp ArrowDown': 'scroll it, while its scrolling part has the focus',
  },
  accessibility: {
    role: '`dialog`, modal: the page behind it is hidden from screen readers.',
    name: 'Its `title`.',
    announced:
      'Its title, as the focus goes in. It goes to the first control, and back to what had it.',
    contrast: 'Words 4.5 : 1; a scrim and a shadow set it apart, and an edge in forced colours.',
    motion:
      'It rises and sinks within 200 ms and follows a finger that pulls it down; without the former where less motion is asked for.',
  },
};
