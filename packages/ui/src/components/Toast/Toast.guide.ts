export const guide: ComponentGuide = {
  use: '`ToastRegion` lets everything inside it show a short message by `useToast`: saved, copied, failed with a way to try again. Over a sheet it stands at the top, off the main button. What it offers must be reachable elsewhere too.',
  instead: {
    Banner: 'for what must stay until it is read',
    Dialog: 'for what wants an answer',
    ErrorState: 'for content that did not come',
  },
  keyboard: {
    F8: 'goes to the messages',
    Tab: 'goes through their buttons',
    Escape: 'closes the message that has the focus',
  },
  accessibility: {
    role: '`region`, while there are messages; each is an item of a list in it.',
    name: 'The `label` of the region; the button that closes is named `closeLabel`.',
    announced:
      'Each message: politely, at once where its tone is critical. It leaves after `duration`, but not while one points at it or has the focus there.',
    contrast:
      'Words 4.5 : 1; a sign besides the colour of a tone; a shadow, and an edge in forced colours.',
    motion: 'It comes in 200 ms and leaves in 120; at once where less motion is asked for.',
  },
};
