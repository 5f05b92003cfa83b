export const guide: ComponentGuide = {
  use: 'Holds a place for what comes, in the size of what comes, so that nothing moves when it does.',
  instead: {
    List: 'for rows: `ListRowSkeleton` has exactly the height of a row',
    EmptyState: 'where nothing will come',
  },
  keyboard: 'None: there is nothing yet.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None.',
    announced: 'Nothing: say “loading” once, around it, or set `busy` on the list or table.',
    contrast: 'Fainter than 3 : 1, as it says nothing; an edge in forced colours.',
    motion: 'It breathes; it stands still where less motion is asked for.',
  },
};
