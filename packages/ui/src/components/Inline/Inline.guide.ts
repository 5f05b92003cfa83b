export const guide: ComponentGuide = {
  use: 'Sets its children beside each other; they go on in a next line where words grow too long.',
  instead: {
    Stack: 'to set them below each other',
    Grid: 'for cells that keep one width over several lines',
    ScrollRow: 'for more than fit, scrolled sideways',
    ActionBar: 'for the main buttons of a screen',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing.',
    motion: 'None.',
  },
};
