export const guide: ComponentGuide = {
  use: 'Rows of one kind with a hairline between them: shares, records, settings. A row is a link, a button, or neither; while they load, `ListRowSkeleton` holds exactly their height.',
  instead: {
    VirtualList: 'for hundreds of rows and more',
    Table: 'for figures that are compared column by column',
    ChoiceList: 'where one of them is chosen',
    Summary: 'for names and figures of one thing',
  },
  keyboard: {
    Tab: 'goes from row to row, past those that are neither link nor button',
    Enter: 'follows or presses the row',
    Space: 'presses it, where it is a button',
  },
  accessibility: {
    role: '`list` of `listitem`s, with `aria-busy` while `busy`; a row is a `link` with `aria-current`, or a `button` with `aria-pressed`, where it is `selected`.',
    name: '`label`, where no heading above names it. A row is named by all the words in it.',
    announced: 'Nothing. Skeletons are hidden from screen readers.',
    contrast:
      'Words 4.5 : 1, the focus ring 3 : 1, in both themes. A chosen row has a bar at its side besides its ground.',
    motion: 'Skeletons breathe; they stand still where less motion is asked for.',
  },
};
