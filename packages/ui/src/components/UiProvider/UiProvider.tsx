import {
  createContext,
  use,
  useMemo,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** What a link passes on: all that an `<a>` takes, and always an address. */
export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

interface UiSettings {
  /** Language of the words; decides how figures are written (`es` → `1,234.50`). */
  locale: string;
  /** Renders links within the app, for instance by a router; a plain `<a>` if left out. */
  linkComponent: ElementType<UiLinkProps>;
  /** The clock, in epoch milliseconds, that ages are measured by. */
  now: () => number;
}

const UiContext = createContext<UiSettings | null>(null);

/** The settings of the nearest `UiProvider`. Throws outside of one. */
export function useUi(): UiSettings {
  const settings = use(UiContext);
  if (!settings) throw new Error('Components of @corro/ui belong inside a <UiProvider>.');
  return settings;
}

export interface UiProviderProps extends Partial<UiSettings> {
  locale: string;
  children: ReactNode;
}

/** Gives every component inside it the language, the link component and the clock. */
export function UiProvider({
  locale,
  linkComponent = 'a',
  now = Date.now,
  children,
}: UiProviderProps) {
  const settings = useMemo(() => ({ locale, linkComponent, now }), [locale, linkComponent, now]);
  return <UiContext value={settings}>{children}</UiContext>;
}
