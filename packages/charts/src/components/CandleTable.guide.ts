export const guide: ComponentGuide = {
  use: 'The prices of a chart as a table, newest first: 60 rows, and 60 more at the press of a button.',
  instead: {
    PriceChart: 'for the picture, which has this table behind a button',
    Table: 'for any other figures',
  },
  keyboard: {
    Tab: 'goes to its box while it scrolls, then to the button',
    'ArrowLeft ArrowRight': 'scroll it, while its box has the focus',
    'Enter Space': 'on the button: show older rows',
  },
  accessibility: {
    role: '`table` in a `group`, and a `button` while there are older rows.',
    name: '`labels.chart`; the button is named `labels.more`.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'None.',
  },
};
