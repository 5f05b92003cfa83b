export const guide: ComponentGuide = {
  use: 'Views of one thing that take turns: buy and sell, day and week. More than fit scroll sideways, and the chosen one is brought into view.',
  instead: {
    SegmentedControl: 'for a setting that is no view of its own',
    BottomNav: "for the app's main places",
    Section: 'for parts that are seen together',
  },
  keyboard: {
    Tab: 'goes to the chosen tab, then to its panel',
    'ArrowLeft ArrowRight': 'choose the tab before or after; from the last one to the first',
    'Home End': 'choose the first or the last',
  },
  accessibility: {
    role: '`tablist` of `tab`s, each with its `tabpanel`.',
    name: '`label` names the list; a tab is named by its words, and its panel by it.',
    announced: 'Nothing.',
    contrast:
      'Words 4.5 : 1, the focus ring 3 : 1. The chosen tab is underlined and heavier besides its colour.',
    motion: 'None.',
  },
};
