/** On `<html>` while the keyboard is open: the main button stays in view above it. */
export const typingAttribute = 'data-typing';

/** On `<html>` where text is so large, or the screen so low, that no bar may be sticky. */
export const tightAttribute = 'data-tight';

/** How much of the page the keyboard covers where it is laid over the page (iOS). */
export const keyboardHeight = 'var(--corro-keyboard, 0px)';

/** The browser's measures of the screen, in CSS pixels. */
export interface Screen {
  /** Of the page, which some browsers make shorter for the keyboard. */
  readonly height: number;
  /** The visual viewport: shorter by a keyboard over the page; scaled by a pinch. */
  readonly seen: { readonly height: number; readonly offsetTop: number; readonly scale: number };
  /** The greatest height so far at this width. */
  readonly tallest: number;
  /** One rem. */
  readonly fontSize: number;
}

export interface KeyboardInset {
  /** How much of the page's end the keyboard covers. */
  readonly covered: number;
  /** So low that the keyboard must be open, if a field has the focus. */
  readonly isShort: boolean;
  /** Too low for a sticky bar beside its content. */
  readonly isTight: boolean;
}

/** In portrait, no phone is this low without its keyboard. */
const shortHeight = 480;
/** Browsers' own bars take less than the rest. */
const shortShare = 0.75;
/** A field with label, hint and problem, a button, and some of what is around them. */
const tightRems = 18;

export function measureKeyboardInset({ height, seen, tallest, fontSize }: Screen): KeyboardInset {
  // A pinch zoom also shows less, but without a keyboard.
  const isPinched = seen.scale > 1;
  const visible = isPinched ? height : seen.height;
  const covered = isPinched ? 0 : height - seen.height - seen.offsetTop;
  return {
    covered: Math.max(0, Math.round(covered)),
    isShort: visible <= shortHeight || visible < tallest * shortShare,
    isTight: visible < tightRems * fontSize,
  };
}
