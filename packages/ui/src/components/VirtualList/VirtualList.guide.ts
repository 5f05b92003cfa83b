export const guide: ComponentGuide = {
  use: 'A list of any length that scrolls with the page, of which at most 60 rows are in it unless more are in view. Its rows are of one height.',
  instead: {
    List: 'for up to some dozens of rows',
    Table: 'for figures that are compared column by column',
  },
  keyboard: {
    Tab: 'goes from row to row; the row with the focus stays in the page when it is scrolled out of view',
    Enter: 'follows or presses the row',
  },
  accessibility: {
    role: '`list` of `listitem`s, each with `aria-posinset` and `aria-setsize`: which of how many it is.',
    name: '`label`, where no heading above names it. A row is named by all the words in it.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'None of its own: rows are put in place without a transition.',
  },
};
