export const guide: ComponentGuide = {
  use: 'A picture whose place is there before it is, so that nothing moves when it comes, or fails and leaves a sign.',
  instead: {
    Icon: 'for a sign of the family',
    Sparkline: 'for the course of a price',
    PhotoField: 'for a photo that the reader gives',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: '`img`, also where the picture is missing; silent where `alt` is empty.',
    name: '`alt`: what the picture shows. Empty where the words beside it say so.',
    announced: 'Nothing.',
    contrast: 'The sign of a missing picture 4.5 : 1.',
    motion: 'None.',
  },
};
