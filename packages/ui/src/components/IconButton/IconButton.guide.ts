export const guide: ComponentGuide = {
  use: 'A sign that can be tapped, in a target of 44 px: search, back, a star that is on or off.',
  instead: {
    Button: 'wherever there is room for words',
    FloatingButton: 'for the one way out that is at hand on every screen',
    Link: 'for a way elsewhere in words',
  },
  keyboard: {
    Enter: 'presses it; where it is a link, follows it',
    Space: 'presses it, but does not follow a link',
  },
  accessibility: {
    role: '`button`, with `aria-pressed` where `pressed` is given; `link` where it has an `href`.',
    name: 'Its `label`, the same whether it is on or off; with a `badge`, the label and the words of the badge.',
    announced: 'Nothing by itself. A disabled one keeps the focus and has `aria-disabled`.',
    contrast: 'The sign 4.5 : 1 in every tone, 3 : 1 where it is disabled; the focus ring 3 : 1.',
    motion: 'None.',
  },
};
