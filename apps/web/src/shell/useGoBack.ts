import { useNavigate } from 'react-router-dom';
import { historyIndex } from './browserTab.ts';

/**
 * Goes back in the app's own history, where an open sheet is the first thing that back closes. Where
 * the app was entered on this very page, there is nothing of ours behind it, and the parent takes its
 * place; a page without one stays.
 */
export function useGoBack(parent: string | undefined): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex() > 0) void navigate(-1);
    else if (parent !== undefined) void navigate(parent, { replace: true });
  };
}
