import { useEffect } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';

/** Sets the document title (WCAG 2.4.2). */
export function useTabTitle(title: string): void {
  const { t } = useI18n();
  const app = t({ id: 'app.name' });
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
}

/** Number of earlier pages of the app, as React Router stores it in the history. */
export function historyIndex(): number {
  const state: unknown = history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}
