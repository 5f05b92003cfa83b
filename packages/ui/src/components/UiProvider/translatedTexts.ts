/*
 * A browser's translator replaces text nodes by `<font>` elements, and React goes on writing to the
 * removed nodes: figures freeze, and removing such a node throws. This module therefore empties
 * each replaced text node and puts it back before its translation, where React can write, move and
 * remove it. When React writes a new text, the old translation is removed, and the browser
 * translates the new text.
 */

interface Translation {
  /** Node by which the translator has replaced the text. */
  readonly node: ChildNode;
  readonly original: string;
}

const translations = new WeakMap<Text, Translation>();
const texts = new WeakMap<Node, Text>();

function follow(text: Text, translation: Translation): void {
  translations.set(text, translation);
  texts.set(translation.node, text);
}

function removeTranslation(text: Text): void {
  translations.get(text)?.node.remove();
  translations.delete(text);
}

/**
 * Puts a replaced text back before its translation. Returns false if it cannot find the
 * translation.
 */
function keep(text: Text, record: MutationRecord): boolean {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const node = [...addedNodes, previousSibling, nextSibling].find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.localName === 'font' &&
      one.parentNode === target &&
      !texts.has(one),
  );
  // Texts inside a translation belong to the translator.
  if (node === undefined || node.parentElement?.closest('font')) return false;
  node.before(text);
  follow(text, { node, original: text.data });
  text.data = '';
  return true;
}

/** Handles a translation that the translator replaces by a new translation or by the original. */
function replace(text: Text, { original }: Translation, { addedNodes }: MutationRecord): void {
  const node = [...addedNodes].find((one) => one !== text);
  if (node instanceof HTMLElement || node instanceof Text) follow(text, { node, original });
  else {
    translations.delete(text);
    text.data ||= original;
  }
}

/** Moves or removes the translation of a text that React has moved or removed. */
function move(text: Text, { node }: Translation): void {
  if (!text.isConnected) removeTranslation(text);
  else if (node.isConnected && text.nextSibling !== node) text.after(node);
}

function settle(records: readonly MutationRecord[]): void {
  const retained = new Set<Text>();
  for (const record of records) {
    const { target, removedNodes } = record;
    if (target instanceof Text) {
      const translation = translations.get(target);
      // React wrote this text after the translator had removed it and before `keep` emptied it.
      if (translation && retained.has(target)) target.data = translation.original;
      removeTranslation(target);
    }
    for (const node of removedNodes) {
      const text = node instanceof Text ? node : texts.get(node);
      const translation = text && translations.get(text);
      if (translation && node === text) move(text, translation);
      else if (translation && translation.node === node) replace(text, translation, record);
      else if (text === node && !text.isConnected && keep(text, record)) retained.add(text);
    }
  }
  // Discards the observer's records of this module's own changes, because they need no handling.
  observer?.takeRecords();
}

let observer: MutationObserver | undefined;
let users = 0;

/** Keeps the texts of a translated page current. Returns the cleanup. */
export function keepTranslatedTexts(): () => void {
  users += 1;
  if (!observer) {
    observer = new MutationObserver(settle);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
