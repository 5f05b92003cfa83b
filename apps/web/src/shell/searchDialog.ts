import { createContext, use, type ComponentType } from 'react';

/** What the search dialog of the header has to accept. */
export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export type LoadSearchDialog = () => Promise<{ default: ComponentType<SearchDialogProps> }>;

/** The dialog's chunk, loaded at its first opening; null while there is none, and no button. */
export const loadSearchDialog: LoadSearchDialog | null = null;

export const SearchDialogContext = createContext<(() => void) | null>(null);

/** Opens the search dialog; null where there is none. */
export function useSearchDialog(): (() => void) | null {
  return use(SearchDialogContext);
}
