export const guide: ComponentGuide = {
  use: 'How many things wait behind an icon or a row. Nothing at 0, “99+” above 99.',
  instead: {
    Tag: 'for words',
    Text: 'for a count that is not a call to look',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: '`label`: the count in words, also where “99+” is seen. It becomes part of the name of the control that it stands in.',
    announced: 'Nothing.',
    contrast: 'Figures 4.5 : 1 on their ground; an edge in forced colours.',
    motion: 'None.',
  },
};
