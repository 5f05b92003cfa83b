import { useEffect, useRef } from 'react';
import { historyIndex } from '../../shell/browserTab.ts';
import { useSignedOutNavigation } from '../../shell/signedOutNavigation.tsx';
import { traverse } from '../../shell/traversal.ts';

/**
 * Gives each step of a form before the login an entry in the history, so that Android's back, the header's
 * arrow and the swipe lead one step back. `at` is the step, from 0; `onBack` is called for each step that
 * back leads. Steps that are left another way, or were open when the page was reloaded, are taken back.
 */
export function useStepHistory(at: number, onBack: () => void): void {
  const { path } = useSignedOutNavigation();
  const latest = useRef({ at, onBack });
  useEffect(() => {
    latest.current = { at, onBack };
  });

  useEffect(() => {
    const there = stepOfEntry();
    if (there > at) traverse(at - there);
    for (let step = there + 1; step <= at; step += 1) {
      const state = { idx: historyIndex() + 1, behind: path, step };
      history.pushState(state, '');
      scrollTo(0, 0);
    }
  }, [at, path]);

  useEffect(() => {
    const follow = () => {
      const { at: shown, onBack: goBack } = latest.current;
      for (let step = shown; step > stepOfEntry(); step -= 1) goBack();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
}

/** The step whose entry the browser is at. */
function stepOfEntry(): number {
  const state: unknown = history.state;
  const hasStep = typeof state === 'object' && state !== null && 'step' in state;
  return hasStep && typeof state.step === 'number' ? state.step : 0;
}
