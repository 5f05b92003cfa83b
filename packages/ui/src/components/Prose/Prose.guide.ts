export const guide: ComponentGuide = {
  use: 'An article written by somebody else, set in the type of the app. The HTML must have been cleaned already: nothing is cleaned here.',
  instead: {
    Text: 'for words of our own',
    Section: 'for a titled part of a page of our own',
  },
  keyboard: {
    Tab: 'goes from link to link in the text',
    Enter: 'follows a link',
  },
  accessibility: {
    role: 'None of its own: that of the headings, lists and tables in the HTML.',
    name: 'None. `lang` says which language it is to be read in.',
    announced: 'Nothing.',
    contrast: 'Words and links 4.5 : 1; links are underlined, and their focus ring is 3 : 1.',
    motion: 'None.',
  },
};
