export const guide: ComponentGuide = {
  use: 'Tells every component inside it the language, how to render a link, and what time it is. Stands once around the whole app; components outside of it throw.',
  instead: {
    AppFrame: 'for the frame that one sees',
    Toast: 'for the region of messages, which goes inside it',
  },
  keyboard: 'None: it renders nothing of its own.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing: `applyAppearance` sets theme and price colours.',
    motion: 'Durations of `vars.motion` are 0 where less motion is asked for.',
  },
};
