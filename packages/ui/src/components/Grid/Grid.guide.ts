export const guide: ComponentGuide = {
  use: 'Cells of one width: a menu of signs, cards beside each other. With `minColumn` larger text gives fewer columns.',
  instead: {
    Inline: 'for children of their own widths',
    Stack: 'for one column',
    Table: 'for figures that belong to a row and a column',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing.',
    motion: 'None.',
  },
};
