export const guide: ComponentGuide = {
  use: 'One of a few, all in view, each a word: a period, a side of the market.',
  instead: {
    ChoiceList: 'where a choice wants a line or two',
    Tabs: 'where each choice is a view of its own',
  },
  keyboard: {
    Tab: 'goes to the chosen one',
    'ArrowLeft ArrowRight ArrowUp ArrowDown': 'choose the one before or after',
    Space: 'chooses, where none is chosen yet',
  },
  accessibility: {
    role: '`group` of `radio`s.',
    name: 'The `label` names the group, seen or not; each radio has its own.',
    announced: 'Nothing besides what the browser says of a radio.',
    contrast:
      'Words 4.5 : 1 and the focus ring 3 : 1, but a disabled one is half faded. What is chosen has an edge of 3 : 1 besides its ground.',
    motion: 'None.',
  },
};
