export const guide: ComponentGuide = {
  use: 'A screen between its header and the navigation. The page itself scrolls, so that the browser restores where one was; what one types in stays in view above the keyboard.',
  instead: {
    Page: 'inside it, around the parts of a screen; alone where there is no frame',
    Sheet: 'for what lies over it',
  },
  keyboard: {
    Tab: 'goes through header, screen, what floats, and navigation, in this order',
  },
  accessibility: {
    role: '`banner` with the header, `main` with the screen, `contentinfo` with what floats and the navigation.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints the ground of the page.',
    motion:
      'What floats fades while one scrolls on, in 200 ms; at once where less motion is asked for. It is back as soon as it has the focus.',
  },
};
