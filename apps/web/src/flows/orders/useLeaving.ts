import { useNavigate } from 'react-router-dom';

/** A way out of the sheet: it takes its place in the history, so that back leads to the page below. */
export function useLeaving(): (path: string) => () => void {
  const navigate = useNavigate();
  return (path) => () => void navigate(path, { replace: true });
}
