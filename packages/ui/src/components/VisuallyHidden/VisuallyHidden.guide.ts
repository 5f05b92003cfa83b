export const guide: ComponentGuide = {
  use: 'Words that are read aloud and not seen: the heading of a screen that shows its name otherwise.',
  instead: {
    Spoken: 'to say something else than what is seen',
    Text: 'for whatever could as well be seen',
  },
  keyboard: 'None: it is text. Put nothing in it that takes the focus.',
  accessibility: {
    role: 'That of the element in `as`: none for `span` and `div`, `heading` for `h1` and `h2`.',
    name: 'It is itself a name or a text for others.',
    announced: 'Nothing.',
    contrast: 'Not seen.',
    motion: 'None.',
  },
};
