import { applyAppearance } from '@corro/ui';
import axe from 'axe-core';
import { rulesOfColour } from './accessibility.ts';

/**
 * Looks (see `lookOf`) that axe has already judged: the contrast is enough, or axe cannot compute
 * it because a pseudo-element draws the background. A text with a look in this set is not checked
 * again, because the result would be the same.
 */
const judged = new Set<string>();

/**
 * Switches the page, as a story has left it, to a theme. Returns axe's findings on the colours, one
 * line for each element. The next story sets its own theme again.
 */
export async function contrastIn(theme: 'light' | 'dark'): Promise<string[]> {
  // The colours of prices stay as the story has set them.
  const isRedForRise = document.documentElement.getAttribute('data-prices') === 'rise-red';
  applyAppearance({ theme, priceColours: isRedForRise ? 'rise-red' : 'rise-green' });
  // Ends transitions: axe would measure a colour between the two themes.
  for (const animation of document.getAnimations()) bringToRest(animation);
  const unknown = shownTexts().filter((text) => !judged.has(lookOf(text) ?? ''));
  if (unknown.length === 0) return [];

  const include = unknown.map((text) => blockOfLink(text) ?? text);
  const { passes, incomplete, violations } = await axe.run(
    { include },
    {
      runOnly: rulesOfColour,
      resultTypes: ['passes', 'incomplete', 'violations'],
      elementRef: true,
    },
  );
  const contrasts = [...passes, ...incomplete].filter(({ id }) => id === 'color-contrast');
  for (const { element, any } of contrasts.flatMap(({ nodes }) => nodes)) {
    const reason: unknown = any[0]?.data?.messageKey;
    const look = (reason ?? 'pseudoContent') === 'pseudoContent' && element && lookOf(element);
    if (look) judged.add(look);
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

function bringToRest(animation: Animation): void {
  const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
  if (isEndless) animation.cancel();
  else animation.finish();
}

const fieldsWithText =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

/**
 * The elements with a text of their own, without those whose contrast axe does not check: hidden
 * elements, disabled elements, and single characters such as ▲.
 */
function shownTexts(): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<Element>(document.body.querySelectorAll(fieldsWithText));
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement !== null && textContent?.trim() !== '' && !isOneCharacter(parentElement))
      texts.add(parentElement);
  }
  return [...texts].filter((text) => {
    const { width, height } = text.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && text.checkVisibility({ visibilityProperty: true });
    return isShown && text.closest(':disabled, [aria-disabled="true"]') === null;
  });
}

/**
 * The block around a link, because axe compares a link with the text around it; null if the text is
 * in no link.
 */
function blockOfLink(text: Element): Element | null {
  let around = text.closest('a')?.parentElement ?? null;
  while (around !== null && getComputedStyle(around).display === 'inline') {
    around = around.parentElement;
  }
  return around;
}

function isOneCharacter(element: Element): boolean {
  const own = [...element.childNodes].filter((node) => node instanceof Text);
  return (
    own
      .map(({ data }) => data)
      .join('')
      .trim().length === 1
  );
}

/**
 * All that the contrast of a text depends on, as one string. Null if an absolute, fixed or sticky
 * element contains the text and paints no opaque background behind it: any element of the page may
 * be behind the text, so axe must check the text each time.
 */
function lookOf(text: Element): string | null {
  const { color, fill, fontSize, fontWeight, textDecorationLine, textShadow } =
    getComputedStyle(text);
  const link = text.closest('a');
  const around = link?.parentElement ?? null;
  const isInText = around !== null && around.textContent !== link?.textContent;
  const colourAround = isInText ? getComputedStyle(around).color : '';
  const look = [color, fill, fontSize, fontWeight, textDecorationLine, textShadow, colourAround];
  let isCovered = false;
  for (let behind: Element | null = text; behind !== null; behind = behind.parentElement) {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(behind);
    const painted = `${backgroundColor} ${backgroundImage} ${opacity}`;
    if (painted !== 'rgba(0, 0, 0, 0) none 1') look.push(painted);
    for (const part of ['::before', '::after']) {
      const { content, backgroundColor: ground } = getComputedStyle(behind, part);
      if (content !== 'none') look.push(`${part} ${ground}`);
    }
    isCovered ||= backgroundColor.startsWith('rgb(');
    if (!isCovered && ['absolute', 'fixed', 'sticky'].includes(position)) return null;
  }
  return look.join(' ');
}
