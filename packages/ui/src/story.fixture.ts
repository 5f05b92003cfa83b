/** Parameters of a story without a picture of its own; `because` names the reason. */
export function notPictured(because: string) {
  return { chromatic: { disableSnapshot: true, because } };
}

/** Guide of a component without live announcements or motion. */
export const stillAndSilent = { announced: 'Nothing.', motion: 'None.' };

/** Guide of a component that only lays out its children. */
export const layoutGuide: Pick<ComponentGuide, 'keyboard' | 'accessibility'> = {
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    contrast: 'Paints nothing.',
    ...stillAndSilent,
  },
};
