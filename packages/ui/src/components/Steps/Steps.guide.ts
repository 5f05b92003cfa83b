export const guide: ComponentGuide = {
  use: 'How far something has come, one step below the other: done, under way, to come, or failed.',
  instead: {
    Summary: 'for what it consists of',
    Stamp: 'for one word of how it stands',
    Meter: 'for how much of it',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: '`list` of `listitem`s; the one under way has `aria-current="step"`.',
    name: '`label` names the list; each step is followed by its `stateLabel`, which is not seen.',
    announced: 'Nothing. Say a change in words where it happens.',
    contrast:
      'Words 4.5 : 1, marks 3 : 1. Each state has its own sign and weight besides its colour.',
    motion: 'None.',
  },
};
