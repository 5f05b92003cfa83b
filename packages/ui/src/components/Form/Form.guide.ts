export const guide: ComponentGuide = {
  use: 'Fields that are sent together, with the values in them handed on exactly as typed. Once a submission brings a problem, at once or after the server answered, the first field that has one takes the focus.',
  instead: {
    FieldSummary: 'inside it, to name all problems in one place',
    MessageComposer: 'for a message',
    SearchField: 'for a search, which needs no form around it',
  },
  keyboard: {
    Enter: 'in a field: sends the form',
    Tab: 'goes from field to field',
  },
  accessibility: {
    role: '`form`.',
    name: 'Its `label`.',
    announced:
      'Nothing by itself: its fields announce their problems. After a submission that brought problems the first field with one takes the focus, unless one has typed on.',
    contrast:
      'Paints nothing; while one types on a phone its main button stands on a ground of its own above the keyboard.',
    motion: 'None.',
  },
};
