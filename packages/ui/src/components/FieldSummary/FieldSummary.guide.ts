export const guide: ComponentGuide = {
  use: 'What is wrong with a form, in one place: each problem leads to its field. Stands inside the `Form`, and is empty as long as there is nothing to say.',
  instead: {
    TextField: 'and every other field says its own problem below itself',
    Banner: 'for a notice that belongs to no form',
  },
  keyboard: {
    Tab: 'goes from problem to problem',
    'Enter Space': 'go to the field of the problem',
  },
  accessibility: {
    role: '`alert`, always there; the problems are `button`s in a `list`.',
    name: 'None: its words are what it says.',
    announced: 'Its words, at once, when they appear or change.',
    contrast:
      'Words 4.5 : 1 on their ground; an edge and underlines besides the colour; the focus ring 3 : 1.',
    motion: 'None.',
  },
};
