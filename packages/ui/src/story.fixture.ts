/** Parameters of a story without a screenshot; `because` is the reason. */
export function notPictured(because: string) {
  return { chromatic: { disableSnapshot: true, because } };
}

/** Guide of a component without live announcements or motion. */
export const stillAndSilent = { announced: 'Nothing.', motion: 'None.' };

/** Guide of a component that is plain text. */
export const textGuide = { role: 'None: it is text.', ...stillAndSilent };

/** Guide of a text field in a box. */
export const fieldGuide = {
  announced: 'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
  contrast:
    'Words 4.5 : 1, the edge of the box and the focus ring 3 : 1. A problem has a sign and a thicker edge besides its colour.',
  motion: 'None.',
};

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
