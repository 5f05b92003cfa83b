/**
 * Translates as browsers do: each text becomes `<font><font>text</font></font>`, now and whenever
 * nodes are added. `translated` returns the translation of a text. Returns a function that stops
 * translating.
 */
export function translatePage(root: Element, translated = (text: string) => text): () => void {
  const wrap = (text: Text) => {
    const { parentElement: parent } = text;
    if (!parent || parent.closest('font, svg, script, style, [translate="no"]')) return;
    if (text.data.trim() === '') return;
    const inner = document.createElement('font');
    inner.append(translated(text.data));
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const walk = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    found.forEach(wrap);
  };
  walk(root);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else walk(node);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
