import type { FirstCalls } from '../app/fetchUnlessSent.ts';

/** Collected by the page's script before the app is loaded. */
export interface FirstView {
  /** The form that was submitted; the app submits it again. */
  submitted: HTMLFormElement | null;
  /** Other buttons that were pressed, in order; the app presses them again. */
  readonly pressed: HTMLButtonElement[];
  /** Calls that were sent early; each is used once. */
  readonly calls: FirstCalls;
  /** Stops intercepting submits and presses. */
  ready(): void;
}

declare global {
  var corroFirstView: FirstView | undefined;
}

/** Takes over from the page's script, presses the buttons and submits the form again. */
export function takeOver(): void {
  const view = globalThis.corroFirstView;
  if (view === undefined) return;
  view.ready();
  const form = view.submitted;
  view.submitted = null;
  // Each in its own task, because a second press must see the result of the first.
  for (const button of view.pressed.splice(0)) setTimeout(() => button.click());
  // Waits for the effects in which the fields adopt the typed text.
  if (form?.isConnected) setTimeout(() => submitButton(form)?.click());
}

/** The button may be outside the form, at the foot of the screen. */
function submitButton(form: HTMLFormElement): HTMLButtonElement | undefined {
  for (const element of form.elements) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') return element;
  }
  return undefined;
}
