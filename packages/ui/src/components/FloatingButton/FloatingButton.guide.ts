export const guide: ComponentGuide = {
  use: 'One way out that is at hand on every screen, such as help. `AppFrame` puts it in its corner, and lets it step aside while one reads.',
  instead: {
    IconButton: 'for a sign in its place',
    BottomNav: "for the app's main places",
  },
  keyboard: {
    Enter: 'follows it',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its `label`, and the words of its badge.',
    announced: 'Nothing.',
    contrast: 'The sign 4.5 : 1, the focus ring 3 : 1; a shadow, and an edge in forced colours.',
    motion: 'None.',
  },
};
