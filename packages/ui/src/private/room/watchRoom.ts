import { fieldOf, keepInView } from './keepInView.ts';
import { measureRoom, type Room } from './measureRoom.ts';
import { tightAttribute, typingAttribute } from './roomAttributes.ts';

/** By the screen's width: what turning the phone shows is another screen. */
const tallest = new Map<number, number>();

/**
 * Says on `<html>` how much room there is, for the style sheets, and scrolls the field that one types
 * in into what is left when the keyboard comes, or when a problem appears below it. Returns the end.
 */
export function watchRoom(): () => void {
  const root = document.documentElement;
  const end = new AbortController();
  const { signal } = end;
  const view = globalThis.visualViewport;

  /** Without `mayEnd` one goes on typing: a bar that moved under a tap would not be hit. */
  const look = (mayEnd: boolean) => {
    const room = lookAtScreen();
    root.style.setProperty('--corro-keyboard', `${room.covered}px`);
    root.toggleAttribute(tightAttribute, room.isTight);
    const isIn = typedIn() !== null || (!mayEnd && root.hasAttribute(typingAttribute));
    root.toggleAttribute(typingAttribute, isIn && room.isShort && !room.isTight);
  };
  const growing = new ResizeObserver(show);

  const onFocus = () => {
    look(false);
    growing.disconnect();
    const control = typedIn();
    if (control !== null) growing.observe(fieldOf(control));
  };
  const onResize = () => {
    look(true);
    show();
  };
  document.addEventListener('focusin', onFocus, { signal });
  addEventListener('click', () => look(true), { signal });
  addEventListener('keyup', () => look(true), { signal });
  addEventListener('resize', onResize, { signal });
  view?.addEventListener('resize', onResize, { signal });
  view?.addEventListener('scroll', () => look(false), { signal });
  onFocus();
  return () => {
    end.abort();
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

function lookAtScreen(): Room {
  const { innerWidth, innerHeight: height, visualViewport } = globalThis;
  const seen = visualViewport ?? { height, offsetTop: 0, scale: 1 };
  const most = Math.max(tallest.get(innerWidth) ?? 0, height);
  tallest.set(innerWidth, most);
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return measureRoom({ height, seen, tallest: most, fontSize });
}

/** The field that one types in; null where the focus is on anything else. */
function typedIn(): HTMLElement | null {
  const at = document.activeElement;
  const isField = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement;
  return isField && !['checkbox', 'radio', 'file', 'button', 'submit'].includes(at.type)
    ? at
    : null;
}
