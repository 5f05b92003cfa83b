export const guide: ComponentGuide = {
  use: 'Figures that belong to a row and a column. Wider than the screen, it scrolls within its own box; with `fit` it keeps to the width. `hiddenVisually` is for the table behind a picture.',
  instead: {
    List: 'for rows that one taps and does not compare',
    Summary: 'for names and figures of one thing',
    CandleTable: 'for the prices of a chart',
  },
  keyboard: {
    Tab: 'goes to its box while it scrolls, and from row to row where they lead somewhere',
    'ArrowLeft ArrowRight': 'scroll it, while its box has the focus',
    Enter: 'follows the row',
  },
  accessibility: {
    role: '`table` in a `group`, with column and row headers; `aria-busy` while `busy`. A row that leads somewhere holds a `link`.',
    name: '`caption`, for both. The link of a row is named by its first cell.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'None.',
  },
};
