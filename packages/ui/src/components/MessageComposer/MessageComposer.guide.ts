export const guide: ComponentGuide = {
  use: 'Where a message is written and sent: goes where the navigation would be. It grows to five lines and scrolls from there.',
  instead: {
    TextField: 'for one line in a form',
    SearchField: 'for a search',
  },
  keyboard: {
    Enter: 'sends, where a mouse is at hand; on a phone it begins a line',
    'Shift+Enter': 'begins a line',
    'Ctrl+Enter Meta+Enter': 'send, on every device',
    Tab: 'goes to the button that sends',
  },
  accessibility: {
    role: '`textbox` of several lines, and a `button`.',
    name: '`label` names the field, and stands in it while it is empty; `sendLabel` the button. `hint` and `problem` describe the field.',
    announced: 'A problem, politely. A disabled button keeps the focus and has `aria-disabled`.',
    contrast:
      'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
    motion: 'None.',
  },
};
