import { createContext, use } from 'react';
import type { DialogOpener } from './useLazyDialog.tsx';

/** The dialog's chunk, loaded at its first opening. */
export const loadSearchDialog = () => import('./search/SearchDialog.tsx');

export const SearchDialogContext = createContext<DialogOpener | null>(null);

/** What the button of the search dialog takes; null where there is none. */
export function useSearchDialog(): DialogOpener | null {
  return use(SearchDialogContext);
}
