import type { ReactNode } from 'react';
import { loadSearchDialog, SearchDialogContext } from './searchDialog.ts';
import { useLazyDialog } from './useLazyDialog.tsx';

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
