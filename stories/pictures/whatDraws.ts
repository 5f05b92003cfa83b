import type { CDPSession, Page } from '@playwright/test';
import type { MadeWith } from './madeWith.ts';

/** Tells what this machine draws with, from a page on which a story of the design system stands. */
export async function whatDraws(page: Page): Promise<MadeWith> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const here = {
    browser: `Chromium ${page.context().browser()?.version() ?? ''}`,
    latin: await fontOf('es', 'Ñandú €', page, session),
    chinese: await fontOf('zh', '余额', page, session),
  };
  await session.detach();
  return here;
}

/** The name of the font in which the browser draws a text of the app. */
async function fontOf(
  lang: string,
  textContent: string,
  page: Page,
  session: CDPSession,
): Promise<string> {
  await page.evaluate(
    (text) => {
      document.body.prepend(Object.assign(document.createElement('p'), text));
      // A fallback is looked for as the frame is drawn.
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    },
    { lang, textContent },
  );
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'body > p',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
}
