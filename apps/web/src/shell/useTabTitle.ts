import { useEffect } from 'react';
import { useWords } from '../app/i18n/words.ts';

/** Names the page in the browser's tab, its history and to a screen reader (WCAG 2.4.2). */
export function useTabTitle(title: string): void {
  const { t } = useWords();
  const app = t('app.name');
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
}
