export const guide: ComponentGuide = {
  use: 'A sign over its name that leads somewhere. A `Grid` of them with `minColumn="narrow"` is a menu.',
  instead: {
    BottomNav: "for the app's main places",
    List: 'for places that want a second line',
    Button: 'for something to do',
  },
  keyboard: {
    Enter: 'follows it',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its `label`.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'Its opacity fades under a finger in 120 ms; at once where less motion is asked for.',
  },
};
