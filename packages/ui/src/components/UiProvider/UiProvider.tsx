import { useMemo, type ReactNode } from 'react';
import { UiContext, type UiSettings } from './UiContext.ts';

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
