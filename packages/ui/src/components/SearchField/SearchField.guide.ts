export const guide: ComponentGuide = {
  use: 'A search box. Its lens tells what it is, so its label may stand in the empty field alone.',
  instead: {
    TextField: 'for text that is no search',
    Tabs: 'for a few views to choose from',
  },
  keyboard: {
    Enter: 'hands the text to `onSearch`; without one, sends the `Form` around it',
    Tab: 'goes to it, then to the button that empties it, while there is text',
    'Enter Space': 'on that button: empty the field, which then has the focus',
  },
  accessibility: {
    role: '`searchbox`.',
    name: 'Its `label`, read aloud and shown while the field is empty. `problem` is its description.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Words 4.5 : 1, the focus ring 3 : 1. It is a filled pill without an edge; forced colours show one.',
    motion: 'None.',
  },
};
