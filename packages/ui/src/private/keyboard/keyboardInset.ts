/** Set on `<html>` while the keyboard is open: the main button stays above the keyboard. */
export const typingAttribute = 'data-typing';

/** Set on `<html>` when the screen is too low, or text too large, for sticky bars. */
export const tightAttribute = 'data-tight';

/** Height of a keyboard that overlays the page (iOS). */
export const keyboardHeight = 'var(--corro-keyboard, 0px)';

/** Screen measurements in CSS pixels. */
export interface Screen {
  /** Height of the page's viewport. Some browsers shrink it for the keyboard. */
  readonly height: number;
  /** The visual viewport, shortened by an overlaid keyboard and scaled by a pinch. */
  readonly visualViewport: {
    readonly height: number;
    readonly offsetTop: number;
    readonly scale: number;
  };
  /** Greatest height so far at this width. */
  readonly tallest: number;
  readonly fontSize: number;
}

export interface KeyboardInset {
  /** Height of the page's end that the keyboard covers, in CSS pixels. */
  readonly covered: number;
  /**
   * True if the visible height is so low that a focused field must have opened the keyboard.
   */
  readonly isShort: boolean;
  /** True if the height is too low for a sticky bar. */
  readonly isTight: boolean;
}

/** CSS pixels. No portrait phone is this low without its keyboard. */
const shortHeight = 480;
/**
 * A lower share of the tallest height means an open keyboard: browser bars take less than the
 * remaining quarter.
 */
const shortShare = 0.75;
/** Height in rem of a field with its texts, a button, and some context above them. */
const tightRems = 18;

export function measureKeyboardInset({
  height,
  visualViewport,
  tallest,
  fontSize,
}: Screen): KeyboardInset {
  // A pinch zoom shrinks the viewport without a keyboard.
  const isPinched = visualViewport.scale > 1;
  const visible = isPinched ? height : visualViewport.height;
  const covered = isPinched ? 0 : height - visualViewport.height - visualViewport.offsetTop;
  return {
    covered: Math.max(0, Math.round(covered)),
    isShort: visible <= shortHeight || visible < tallest * shortShare,
    isTight: visible < tightRems * fontSize,
  };
}
