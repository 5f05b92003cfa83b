import { createContext, use } from 'react';

/** The dialog's chunk, loaded at its first opening. */
export const loadSearchDialog = () => import('./search/SearchDialog.tsx');

export const SearchDialogContext = createContext<(() => void) | null>(null);

/** Opens the search dialog; null where there is none. */
export function useSearchDialog(): (() => void) | null {
  return use(SearchDialogContext);
}
