import type { FirstCalls } from '../app/firstCalls.ts';

/** What the script in the page keeps for the app until the app listens itself. */
export interface FirstView {
  /** The form that was submitted before the app could; the app carries it out. */
  submitted: HTMLFormElement | null;
  /** Sent for the app before it was there, each to be taken over once. */
  readonly calls: FirstCalls;
  /** Ends the keeping of submits. */
  ready(): void;
}

declare global {
  var corroFirstView: FirstView | undefined;
}

/** Takes over from the page's script, and carries out a submit that came before the app did. */
export function takeOver(): void {
  const view = globalThis.corroFirstView;
  if (view === undefined) return;
  view.ready();
  const form = view.submitted;
  view.submitted = null;
  // The fields take over what was typed first, each in its own effect.
  if (form?.isConnected) setTimeout(() => form.requestSubmit());
}
