/** The driver of an engine. */
export interface Phone {
  /** Name and version of the engine. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Waits for an element by XPath and presses it. */
  tap(what: string): Promise<void>;
  /** Waits for a field by XPath and types into it. */
  type(field: string, text: string): Promise<void>;
  /** Evaluates an expression in the page. */
  ask(expression: string): Promise<unknown>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Size of the window in CSS pixels. */
export const phoneSize = { width: 390, height: 844 };

export const timeZone = 'America/Mexico_City';

/** Milliseconds until a wait fails. */
export const patience = 15_000;

/** User agents of phones. Without them the server would redirect to the desktop page (spec §1). */
export const agents = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
