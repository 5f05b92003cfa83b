/** A browser in the customer's hand: what each engine's driver does for the path. */
export interface Phone {
  /** The engine and its version, as it names itself. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Presses what an XPath finds, once it is there, shown and can be pressed. */
  tap(what: string): Promise<void>;
  /** Types into a field, key by key, once it is there and shown. */
  type(field: string, text: string): Promise<void>;
  /** The value of an expression in the page. */
  ask(expression: string): Promise<unknown>;
  /** The window as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The window, in CSS pixels. */
export const phoneSize = { width: 390, height: 844 };

export const timeZone = 'America/Mexico_City';

/** How long something may take to come, in milliseconds. */
export const patience = 15_000;

/** The phones that the engines say they are: a desktop would be led to the frame (spec §1). */
export const agents = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
