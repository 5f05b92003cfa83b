import { type ReactNode, createContext, use } from 'react';
import { useLazyDialog, type DialogOpener } from '../common/overlays/useLazyDialog.tsx';

const loadSearchDialog = () => import('./search/SearchDialog.tsx');

const SearchDialogContext = createContext<DialogOpener | null>(null);

/** Props of the button that opens the search; null if there is none. */
export function useSearchDialog(): DialogOpener | null {
  return use(SearchDialogContext);
}

/** Renders the app's only search dialog. */
export function SearchDialogProvider({ children }: { children: ReactNode }) {
  const { opener, dialog } = useLazyDialog(loadSearchDialog);
  return (
    <SearchDialogContext value={opener}>
      {children}
      {dialog}
    </SearchDialogContext>
  );
}
