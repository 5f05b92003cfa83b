import { type ReactNode, createContext, use } from 'react';
import { useLazyDialog, type DialogOpener } from './useLazyDialog.tsx';

/** The dialog's chunk, loaded at its first opening. */
const loadSearchDialog = () => import('./search/SearchDialog.tsx');

const SearchDialogContext = createContext<DialogOpener | null>(null);

/** What the button of the search dialog takes; null where there is none. */
export function useSearchDialog(): DialogOpener | null {
  return use(SearchDialogContext);
}

/** Keeps the one search dialog of the app, which every header can open. */
export function SearchDialogProvider({ children }: { children: ReactNode }) {
  const { opener, dialog } = useLazyDialog(loadSearchDialog);
  return (
    <SearchDialogContext value={opener}>
      {children}
      {dialog}
    </SearchDialogContext>
  );
}
