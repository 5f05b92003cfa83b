export const guide: ComponentGuide = {
  use: 'The name of a screen, the way back, and at most three things to do.',
  instead: {
    Heading: 'for a title within the screen',
    Section: 'for a part of the screen',
    BottomNav: "for the app's main places",
  },
  keyboard: {
    Tab: 'goes to the way back, then to the actions',
    Enter: 'follows or presses them',
  },
  accessibility: {
    role: "None of its own; the title is the page's `heading` of level 1, the way back a `link`, or a `button` where it has no `href`.",
    name: 'The way back is named `back.label`.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'None.',
  },
};
