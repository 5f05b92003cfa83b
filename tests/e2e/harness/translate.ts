import type { Page } from '@playwright/test';

/**
 * Translates the page as a browser does, now and whenever the page changes: each text becomes
 * `<font><font>text</font></font>`. The words stay the same, so that tests can compare them.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    // The page receives only the outer function.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '') return;
      if (parent.closest('font, svg, script, style, textarea, [translate="no"]') !== null) return;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const walk = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(wrap);
    };
    walk(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else walk(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
