export const guide: ComponentGuide = {
  use: 'Prices over time, as a picture that stays quick with a hundred thousand candles, and at the press of a button as a table.',
  instead: {
    Sparkline: 'for the course of a price in a row',
    CandleTable: 'for the table alone',
    Change: 'for how much came of it',
  },
  keyboard: {
    Tab: 'goes to the button that shows the table, then to the picture',
    'ArrowLeft ArrowRight': 'carry the crosshair by a candle, from the newest on',
    'Shift+ArrowLeft Shift+ArrowRight': 'carry it by ten',
    'Home End': 'carry it to the oldest or the newest candle',
    '+ -': 'zoom in and out',
    Escape: 'puts the crosshair away',
  },
  accessibility: {
    role: '`application`, so that the arrows reach it; beside it a `button` with `aria-pressed` for the table. `aria-busy` while the candles load.',
    name: '`labels.chart`; `labels.help` describes how to handle it. The button is named `labels.table`.',
    announced: 'The candle under the crosshair in words, politely, once it has rested for 400 ms.',
    contrast:
      'Words 4.5 : 1, the focus ring 3 : 1. In forced colours rising candles are hollow; the read-out has ▲ or ▼.',
    motion:
      'Nothing moves by itself: a tick repaints the last column. While a finger holds the crosshair at an end of the picture, it pans.',
  },
};
