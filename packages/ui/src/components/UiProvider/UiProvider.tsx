import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { keepTranslatedTexts } from './translatedTexts.ts';

/** Props of a link: those of `<a>` with a required address. */
export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

interface UiSettings {
  /** Language; decides how figures are written (`es` → `1,234.50`). */
  locale: string;
  /** Component that renders internal links, such as the link of a router; default `<a>`. */
  linkComponent: ElementType<UiLinkProps>;
  /** Returns the current time in epoch milliseconds, for the ages of prices. */
  now: () => number;
}

const UiContext = createContext<UiSettings | null>(null);

/** Settings of the nearest `UiProvider`. Throws outside of one. */
export function useUi(): UiSettings {
  const settings = useContext(UiContext);
  if (!settings) throw new Error('Components of @corro/ui belong inside a <UiProvider>.');
  return settings;
}

export interface UiProviderProps extends Partial<UiSettings> {
  locale: string;
  children: ReactNode;
}

/** Provides language, link component and clock, and keeps texts current on a translated page. */
export function UiProvider({
  locale,
  linkComponent = 'a',
  now = Date.now,
  children,
}: UiProviderProps) {
  const settings = useMemo(() => ({ locale, linkComponent, now }), [locale, linkComponent, now]);
  useLayoutEffect(keepTranslatedTexts, []);
  return <UiContext.Provider value={settings}>{children}</UiContext.Provider>;
}
