export const guide: ComponentGuide = {
  use: 'Does something: sends, confirms, tries again. With `href` it leads somewhere and still looks like a button, for the one way on that a screen wants taken.',
  instead: {
    Link: 'for a way elsewhere within a sentence or beside a heading',
    IconButton: 'where a sign alone is understood and there is no room for words',
    Shortcut: 'for a menu of places, each a sign over its name',
  },
  keyboard: {
    Enter: 'presses it; where it is a link, follows it',
    Space: 'presses it, but does not follow a link',
  },
  accessibility: {
    role: '`button`; `link` where it has an `href` and is neither busy nor disabled.',
    name: 'Its words: `children`, and `busyLabel` while it is busy.',
    announced:
      'Nothing by itself. `disabledReason` is its description, and keeps it focusable, so that the reason is heard; without one it is truly disabled and cannot be focused. While busy it has `aria-busy`.',
    contrast:
      'Words 4.5 : 1 in every tone, and where it is off; the focus ring 3 : 1. Forced colours show an edge, where grounds vanish.',
    motion:
      'Its opacity fades under a finger or a pointer in 120 ms; at once where less motion is asked for.',
  },
};
