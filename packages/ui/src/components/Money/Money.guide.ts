export const guide: ComponentGuide = {
  use: 'An amount of money with its unit: never a bare “$”, always two decimals. With `hidden` it shows dots, as many for any amount.',
  instead: {
    Price: 'for a price, which ages',
    Change: 'for by how much a price changed',
    Percent: 'for a percentage',
    Text: 'for a figure without a unit',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'Unit and figures as written; `hiddenLabel` while it is hidden.',
    announced: 'Nothing.',
    contrast:
      'Ink 4.5 : 1 in both themes. Figures of one length are of one width, and large ones stop growing where they would leave a phone. Rise and fall need `signed`, so that colour is not alone.',
    motion: 'None.',
  },
};
