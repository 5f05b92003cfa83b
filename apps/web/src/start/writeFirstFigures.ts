import { firstFigureIn, firstFigures } from '@corro/client';
import type { FirstCalls } from '../app/firstCalls.ts';

/** By then a price would have to say how old it is, which only the app does. */
const shownForMs = 10_000;

/** The figures of the page as they were rendered: those of 1234.00, as the language writes them. */
const rendered = /1(\D*)234(\D)00$/;

/**
 * Writes the large figure of the screen into the page as its answer comes, before the app is there; see
 * `common/FirstFigure.tsx`. What is not plainly an amount is left to the app.
 */
export function writeFirstFigures(calls: FirstCalls): void {
  for (const [address, { answer }] of calls) {
    for (const [name, figure] of Object.entries(firstFigures)) {
      if (!new URL(address).pathname.endsWith(figure.path)) continue;
      const show = async () => {
        const answered = await answer;
        if (answered === null || isHidden(name)) return;
        const { msg, data } = await answered.response.clone().json();
        if (msg === 'ok') write(name, firstFigureIn(figure, data));
      };
      // The app reads the answer, too, and says what is wrong with it.
      show().catch(() => undefined);
    }
  }
}

function write(name: string, figure: string | null): void {
  const place = document.querySelector<HTMLElement>(`[data-first-figure=${name}]`);
  const loading = document.querySelector<HTMLElement>(`[data-until-figure=${name}]`);
  if (figure === null || place === null || loading === null) return;
  const [whole = '', decimals = ''] = figure.split('.');
  rewriteTexts(place, (text) =>
    text.replace(
      rendered,
      (_, group: string, point: string) =>
        whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + point + decimals,
    ),
  );
  const show = (isShown: boolean) => {
    place.hidden = !isShown;
    loading.hidden = isShown;
  };
  show(true);
  setTimeout(() => show(false), shownForMs);
}

/** Whether the customer's own amounts are not to be seen on this device. Blocked storage hides nothing, as in the app. */
function isHidden(name: string): boolean {
  try {
    return name === 'total' && localStorage.getItem('amounts') === 'hidden';
  } catch {
    return false;
  }
}

/** Writes each text of a part of the page again. */
export function rewriteTexts(part: Node, rewrite: (text: string) => string): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const before = text.nodeValue ?? '';
    const after = rewrite(before);
    if (after !== before) text.nodeValue = after;
  }
}
