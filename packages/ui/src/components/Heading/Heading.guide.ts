export const guide: ComponentGuide = {
  use: 'The title of a page or of a part. `level` is its place in the outline, `size` its looks.',
  instead: {
    Section: 'for a title with what stands below it',
    Header: "for a screen's name, which is its first heading",
    Text: 'for words that are large and title nothing',
  },
  keyboard: 'None: it is text. Screen readers jump from heading to heading.',
  accessibility: {
    role: '`heading`, of its `level`.',
    name: 'Its words.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 in both themes.',
    motion: 'None.',
  },
};
