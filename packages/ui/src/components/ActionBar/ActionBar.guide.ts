export const guide: ComponentGuide = {
  use: 'The main buttons of a screen, one to three, in reach of the thumb: goes where the navigation would be. They stand below each other where text is large.',
  instead: {
    BottomNav: "for the app's main places",
    Inline: 'for buttons among the content',
    Sheet: 'has a `footer` of its own',
  },
  keyboard: {
    Tab: 'goes from button to button',
  },
  accessibility: {
    role: 'None: its buttons speak for themselves.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Stands on the ground of the page, with a hairline above it.',
    motion: 'None.',
  },
};
