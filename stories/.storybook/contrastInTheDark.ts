import { applyAppearance } from '@corro/ui';
import axe from 'axe-core';

/** The rules of axe whose verdict depends on colours; everything else a theme leaves as it is. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Puts the page, as a story has left it, into the dark theme, and tells what axe finds of its
 * colours: a line for each element. The next story puts its own theme on again.
 */
export async function contrastInTheDark(): Promise<string[]> {
  applyAppearance({ theme: 'dark', priceColours: 'rise-green' });
  // A colour that is still on its way would be measured in between.
  for (const animation of document.getAnimations()) bringToRest(animation);
  const { violations } = await axe.run(document.body, {
    runOnly: rulesOfColour,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

function bringToRest(animation: Animation): void {
  const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
  if (isEndless) animation.cancel();
  else animation.finish();
}
