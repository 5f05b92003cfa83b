import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadSearchDialog, SearchDialogContext } from './searchDialog.ts';

const SearchDialog = loadSearchDialog === null ? null : lazy(loadSearchDialog);

/** Keeps the one search dialog of the app, which every header can open. */
export function SearchDialogProvider({ children }: { children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  if (SearchDialog === null) return children;
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <SearchDialogContext value={show}>
      {children}
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SearchDialogContext>
  );
}
