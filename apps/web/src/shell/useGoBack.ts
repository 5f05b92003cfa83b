import { useNavigate } from 'react-router-dom';

/**
 * Goes back in the app's own history; where the app was entered on this very page, there is
 * nothing of ours behind it, and the parent takes its place.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex() > 0) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}

/** How many pages of the app lie behind this one, as React Router keeps it in the history. */
function historyIndex(): number {
  const state: unknown = history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}
