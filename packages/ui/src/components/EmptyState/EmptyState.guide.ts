export const guide: ComponentGuide = {
  use: 'Nothing is here yet: says so, and offers the next step.',
  instead: {
    ErrorState: 'where something should have come and did not',
    Skeleton: 'while it is still to come',
    Banner: 'beside content that is there',
  },
  keyboard: 'None: it is text. What is in `action` is reached by itself.',
  accessibility: {
    role: 'None: a picture hidden from screen readers, and text.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 in both themes.',
    motion: 'None.',
  },
};
