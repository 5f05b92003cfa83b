import type { ReactNode, RefObject } from 'react';

/** The screen of an app that runs the machine, beside the stepper. */
export interface StepperScreen {
  /** The screen, usually an iframe; it fills a box of the chosen size. */
  readonly element: ReactNode;
  /** The iframe of the screen; F6 moves the focus there and back. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The sizes to choose from, the first at the start; by default three phones. */
  readonly sizes?: readonly ScreenSize[];
}

/** Size of a screen in CSS pixels. */
export interface ScreenSize {
  /** Width in CSS pixels. */
  readonly width: number;
  /** Height in CSS pixels. */
  readonly height: number;
}
