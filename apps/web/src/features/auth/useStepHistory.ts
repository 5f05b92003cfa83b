import { useEffect, useRef } from 'react';
import { historyIndex } from '../../shell/browserTab.ts';
import { useSignedOutNavigation } from '../../shell/signedOutNavigation.tsx';
import { goInHistory } from '../../shell/traversal.ts';

/**
 * Gives each step, from 0, a history entry, so that Back, the header's arrow and the swipe call
 * `onBack`. Removes entries of later steps, which remain if the customer left a step without
 * going back in the history, or after a reload.
 */
export function useStepHistory(step: number, onBack: () => void): void {
  const { path } = useSignedOutNavigation();
  const latest = useRef({ step, onBack });
  useEffect(() => {
    latest.current = { step, onBack };
  });

  useEffect(() => {
    const entryStep = stepOfEntry();
    if (entryStep > step) goInHistory(step - entryStep);
    for (let next = entryStep + 1; next <= step; next += 1) {
      const state = { idx: historyIndex() + 1, behind: path, step: next };
      history.pushState(state, '');
      scrollTo(0, 0);
    }
  }, [step, path]);

  useEffect(() => {
    const follow = () => {
      const { step: shown, onBack: goBack } = latest.current;
      for (let at = shown; at > stepOfEntry(); at -= 1) goBack();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
}

function stepOfEntry(): number {
  const state: unknown = history.state;
  const hasStep = typeof state === 'object' && state !== null && 'step' in state;
  return hasStep && typeof state.step === 'number' ? state.step : 0;
}
