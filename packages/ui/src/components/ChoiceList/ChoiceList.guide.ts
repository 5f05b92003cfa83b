export const guide: ComponentGuide = {
  use: 'One of several things that want a line or two each: a bank account, a way to pay.',
  instead: {
    SegmentedControl: 'where a word says each of a few',
    List: 'for things that lead somewhere',
  },
  keyboard: {
    Tab: 'goes to the chosen one, or to the first',
    'ArrowUp ArrowDown ArrowLeft ArrowRight': 'choose the one before or after',
    Space: 'chooses, where none is chosen yet',
  },
  accessibility: {
    role: '`group` of `radio`s.',
    name: 'The `label` names the group, seen or not; each radio is named by its title and its text. `problem` describes the group.',
    announced: 'A problem, politely, when it appears or changes.',
    contrast:
      "Words 4.5 : 1, the focus ring 3 : 1. The sign is the browser's own and holds in forced colours; what is chosen has a bar at its side too.",
    motion: 'None.',
  },
};
