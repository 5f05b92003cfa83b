import { useEffect } from 'react';
import { fieldOf, keepInView } from './keepInView.ts';
import {
  measureKeyboardInset,
  type KeyboardInset,
  tightAttribute,
  typingAttribute,
} from './keyboardInset.ts';

let users = 0;
let stop = () => {};

/** Keeps the field that one types in, and its main button, in view for as long as it is active. */
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

/** The greatest height by screen width: rotating the phone is another width. */
const tallest = new Map<number, number>();

/**
 * Sets attributes on `<html>` with the space above the keyboard, for the style sheets, and scrolls the
 * focused field into view when the keyboard opens or a problem appears below it. Returns the cleanup.
 */
function watchKeyboardInset(): () => void {
  const root = document.documentElement;
  const end = new AbortController();
  const { signal } = end;
  const view = globalThis.visualViewport;

  /** Without `mayEnd` the typing mode stays on: a bar that moves during a tap would be missed. */
  const look = (mayEnd: boolean) => {
    const inset = measureScreen();
    // Set only when needed: changing a property of the root recalculates the styles of every element.
    if (inset.covered > 0) root.style.setProperty('--corro-keyboard', `${inset.covered}px`);
    else root.style.removeProperty('--corro-keyboard');
    root.toggleAttribute(tightAttribute, inset.isTight);
    const isIn = typedIn() !== null || (!mayEnd && root.hasAttribute(typingAttribute));
    root.toggleAttribute(typingAttribute, isIn && inset.isShort && !inset.isTight);
  };
  const growing = new ResizeObserver(show);

  let frame = 0;
  let mayEndThen = false;
  /** Looks before the next frame, once: as a sheet opens, the browser would work out all styles once more. */
  const lookLater = (mayEnd: boolean) => {
    mayEndThen ||= mayEnd;
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      look(mayEndThen);
      [frame, mayEndThen] = [0, false];
    });
  };

  const onFocus = () => {
    lookLater(false);
    growing.disconnect();
    const control = typedIn();
    if (control !== null) growing.observe(fieldOf(control));
  };
  const onResize = () => {
    look(true);
    show();
  };
  document.addEventListener('focusin', onFocus, { signal });
  addEventListener('click', () => lookLater(true), { signal });
  addEventListener('keyup', () => lookLater(true), { signal });
  addEventListener('resize', onResize, { signal });
  view?.addEventListener('resize', onResize, { signal });
  view?.addEventListener('scroll', () => look(false), { signal });
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

function show(): void {
  const control = typedIn();
  if (control !== null) keepInView(control);
}

function measureScreen(): KeyboardInset {
  const { innerWidth, innerHeight: height, visualViewport } = globalThis;
  const seen = visualViewport ?? { height, offsetTop: 0, scale: 1 };
  const most = Math.max(tallest.get(innerWidth) ?? 0, height);
  tallest.set(innerWidth, most);
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return measureKeyboardInset({ height, seen, tallest: most, fontSize });
}

/** The focused text field; null where the focus is on anything else. */
function typedIn(): HTMLElement | null {
  const at = document.activeElement;
  const isField = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement;
  return isField && !['checkbox', 'radio', 'file', 'button', 'submit'].includes(at.type)
    ? at
    : null;
}
