export const guide: ComponentGuide = {
  use: "The app's main places, five at most, in reach of the thumb. Hides itself while a sheet or a dialog is open.",
  instead: {
    ActionBar: 'for the main buttons of a screen, which stand in its place',
    Tabs: 'for views of one thing',
    Header: 'for the way back',
  },
  keyboard: {
    Tab: 'goes from place to place',
    Enter: 'goes there',
  },
  accessibility: {
    role: '`navigation` with a `list` of `link`s; the current one has `aria-current="page"`.',
    name: 'Its `label`; each link is named by its words and those of its badge.',
    announced: 'Nothing.',
    contrast:
      'Words 4.5 : 1, the focus ring 3 : 1. The current place has a ground and a heavier word besides its colour.',
    motion:
      'It sinks while a sheet or a dialog is open, in 200 ms; at once where less motion is asked for.',
  },
};
