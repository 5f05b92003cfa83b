export const guide: ComponentGuide = {
  use: 'Sets its children below each other, evenly apart; with `as` it is a list, a navigation or an article of its own.',
  instead: {
    Inline: 'to set them beside each other',
    Grid: 'for cells of one width',
    Page: 'for the parts of a whole screen',
    List: 'for rows of things that one scans or taps',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'That of the element in `as`; `list` for `ul` and `ol`, said expressly, for without bullets Safari forgets it.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing.',
    motion: 'None.',
  },
};
