import type { AppMessage, StepperMessage } from '@corro/stepper';
import type { ViteHotContext } from 'vite/types/hot.js';

/** Event of Vite's websocket from an app to the stepper's windows. */
export const fromApp = 'corro:stepper:app';

/** Event of Vite's websocket from a stepper's window to the apps. */
export const fromStepper = 'corro:stepper:window';

/** A message of one page of the app. Several devices may be open. */
export interface FromApp {
  /** Id of the page. */
  readonly page: string;
  /** Browser and device of the page. */
  readonly device: string;
  readonly message: AppMessage;
}

/** A message to one page of the app; null for all pages. */
export interface FromStepper {
  readonly page: string | null;
  readonly message: StepperMessage;
}

/** The part of `import.meta.hot` that carries messages. */
export type Hot = Pick<ViteHotContext, 'on' | 'send'>;
