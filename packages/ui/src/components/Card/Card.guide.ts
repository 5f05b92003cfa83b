export const guide: ComponentGuide = {
  use: 'A ground for what belongs together: a figure with its name and its change. Never a card inside a card.',
  instead: {
    List: 'for rows of one kind',
    Section: 'where a title and some space set it apart well enough',
    Banner: 'for a notice',
  },
  keyboard: {
    Enter: 'follows it, where it has an `href`; otherwise it is no stop',
  },
  accessibility: {
    role: 'None; `link` where it has an `href`.',
    name: 'All the words in it, where it is a link: keep them few.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 on each tone. Forced colours show its edge, where grounds vanish.',
    motion:
      'Its opacity fades under a finger or a pointer in 120 ms; at once where less motion is asked for.',
  },
};
