import { useEffect } from 'react';
import { barAttribute } from '../pageAttributes.ts';
import { fieldOf, keepInView } from './keepInView.ts';
import {
  measureKeyboardInset,
  type KeyboardInset,
  tightAttribute,
  typingAttribute,
} from './keyboardInset.ts';

let users = 0;
let stop = () => {};

/** Keeps the focused field and its main button in view while active. */
export function useKeyboardInset(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    users += 1;
    if (users === 1) stop = watchKeyboardInset();
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
  }, [active]);
}

/** Greatest height by screen width: rotation changes the width. */
const tallest = new Map<number, number>();

/**
 * Sets attributes on `<html>` for the style sheets, and scrolls the focused field into view when
 * the keyboard opens, or a problem or a higher bar appears. Returns the cleanup.
 */
function watchKeyboardInset(): () => void {
  const root = document.documentElement;
  const end = new AbortController();
  const { signal } = end;
  const view = globalThis.visualViewport;

  /**
   * Sets the attributes. Unless `mayEnd`, it leaves the typing mode on: a bar that moves during a
   * tap makes the tap miss the bar's button.
   */
  const update = (mayEnd: boolean) => {
    const inset = measureScreen();
    // Set only while the keyboard covers a part of the page, because a changed property of the root
    // makes the browser recalculate the styles of every element.
    if (inset.covered > 0) root.style.setProperty('--corro-keyboard', `${inset.covered}px`);
    else root.style.removeProperty('--corro-keyboard');
    root.toggleAttribute(tightAttribute, inset.isTight);
    const isTyping = focusedField() !== null || (!mayEnd && root.hasAttribute(typingAttribute));
    root.toggleAttribute(typingAttribute, isTyping && inset.isShort && !inset.isTight);
  };
  const growing = new ResizeObserver(showField);

  let frame = 0;
  let mayEndNext = false;
  /**
   * Merges updates into one before the next frame. While a sheet opens, each update would make the
   * browser recalculate all styles.
   */
  const scheduleUpdate = (mayEnd: boolean) => {
    mayEndNext ||= mayEnd;
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      update(mayEndNext);
      [frame, mayEndNext] = [0, false];
    });
  };

  const onFocus = () => {
    scheduleUpdate(false);
    growing.disconnect();
    const control = focusedField();
    if (control === null) return;
    growing.observe(fieldOf(control));
    // A bar grows when a total appears above its button.
    for (const bar of document.querySelectorAll(`[${barAttribute}]`)) growing.observe(bar);
  };
  const onResize = () => {
    update(true);
    showField();
  };
  document.addEventListener('focusin', onFocus, { signal });
  addEventListener('click', () => scheduleUpdate(true), { signal });
  addEventListener('keyup', () => scheduleUpdate(true), { signal });
  addEventListener('resize', onResize, { signal });
  view?.addEventListener('resize', onResize, { signal });
  view?.addEventListener('scroll', () => update(false), { signal });
  onFocus();
  return () => {
    end.abort();
    cancelAnimationFrame(frame);
    growing.disconnect();
    root.style.removeProperty('--corro-keyboard');
    root.removeAttribute(tightAttribute);
    root.removeAttribute(typingAttribute);
  };
}

function showField(): void {
  const control = focusedField();
  if (control !== null) keepInView(control);
}

function measureScreen(): KeyboardInset {
  const { innerWidth, innerHeight: height } = globalThis;
  const visualViewport = globalThis.visualViewport ?? { height, offsetTop: 0, scale: 1 };
  const greatest = Math.max(tallest.get(innerWidth) ?? 0, height);
  tallest.set(innerWidth, greatest);
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return measureKeyboardInset({ height, visualViewport, tallest: greatest, fontSize });
}

/** The focused text field; null for other elements. */
function focusedField(): HTMLElement | null {
  const at = document.activeElement;
  const isField = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement;
  return isField && !['checkbox', 'radio', 'file', 'button', 'submit'].includes(at.type)
    ? at
    : null;
}
