export const guide: ComponentGuide = {
  use: 'The column that the parts of a screen stand in: gutters of 16 px, 24 px between the parts.',
  instead: {
    Stack: 'to set things below each other within a part of the page',
    Section: 'for a part that has a title',
    AppFrame: 'around the page, for header and navigation',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None; `main` with `as="main"`, once on a page and not inside `AppFrame`, which brings its own.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing.',
    motion: 'None.',
  },
};
