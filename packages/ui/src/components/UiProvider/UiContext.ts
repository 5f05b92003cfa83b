import { createContext, use, type ComponentPropsWithRef, type ElementType } from 'react';

/** What a link passes on: all that an `<a>` takes, and always an address. */
export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export interface UiSettings {
  /** Language of the words; decides how figures are written (`es` → `1,234.50`). */
  locale: string;
  /** Renders links within the app, for instance by a router; a plain `<a>` if left out. */
  linkComponent: ElementType<UiLinkProps>;
  /** The clock, in epoch milliseconds, that ages are measured by. */
  now: () => number;
}

export const UiContext = createContext<UiSettings | null>(null);

/** The settings of the nearest `UiProvider`. Throws outside of one. */
export function useUi(): UiSettings {
  const settings = use(UiContext);
  if (!settings) throw new Error('Components of @corro/ui belong inside a <UiProvider>.');
  return settings;
}
