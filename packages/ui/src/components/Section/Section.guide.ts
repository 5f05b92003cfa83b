export const guide: ComponentGuide = {
  use: 'A titled part of a page, with at most one thing to do with all of it.',
  instead: {
    Heading: 'for a title without a part of its own',
    Card: 'for a ground without a title',
    Tabs: 'for views of one thing that take turns',
  },
  keyboard: 'None: what is in it is reached by itself.',
  accessibility: {
    role: '`region`, so that screen readers can jump to it; its title is a heading of `level`.',
    name: 'Its title.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 in both themes.',
    motion: 'None.',
  },
};
