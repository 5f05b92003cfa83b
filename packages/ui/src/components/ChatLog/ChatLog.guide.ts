export const guide: ComponentGuide = {
  use: 'A conversation: `ChatDay`s with the messages of each day. The page stays at its end while one reads there, and is left alone where one has gone back.',
  instead: {
    List: 'for records that are no conversation',
    MessageComposer: 'below it, to write',
  },
  keyboard: 'None: the page scrolls, and buttons of messages are reached by themselves.',
  accessibility: {
    role: '`log`.',
    name: 'Its `label`.',
    announced: 'Each new message, politely. What changes in one is not.',
    contrast: 'Words 4.5 : 1 in both themes.',
    motion: 'The page goes to its end at once, without sliding.',
  },
};
