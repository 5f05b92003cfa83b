export const guide: ComponentGuide = {
  use: 'Children side by side that scroll sideways, such as a row of indices. It bleeds to the edges of the page, so that what goes on is seen to go on.',
  instead: {
    Grid: 'where all of them are to be seen at once',
    Tabs: 'where one of them is chosen, and shows a view',
  },
  keyboard: {
    Tab: 'goes to the row while it scrolls, then to what is in it',
    'ArrowLeft ArrowRight': 'scroll it, while the row has the focus',
  },
  accessibility: {
    role: '`group`.',
    name: 'Its `label`.',
    announced: 'Nothing.',
    contrast: 'The focus ring 3 : 1.',
    motion:
      'None of its own: it moves under the finger, and comes to rest at the start of a child.',
  },
};
