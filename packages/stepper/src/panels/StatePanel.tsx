import type { Verdict } from '../model/verdicts.ts';
import { activeLeaves } from '../model/activePaths.ts';
import type { RecordingView } from '../run/Recording.ts';
import type { Script } from '../run/script.ts';
import type { EndOfMachine } from '../run/StepperStage.ts';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { CheckedValues } from './CheckedValues.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Press } from './Press.tsx';
import { timeInWords } from './panelTexts.ts';
import { useWords } from './useWords.ts';

/**
 * Goal of a press: a `time` of the clock in milliseconds, or the number of `steps` that will then
 * have run.
 */
export type Goal = { readonly time: number } | { readonly steps: number };

export interface StatePanelProps {
  readonly view: RecordingView;
  /** Goal of the running press; null at rest. */
  readonly goal: Goal | null;
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Reason why the machine accepts no events; null while it does. */
  readonly end: EndOfMachine | null;
  readonly onGoTo: (position: number) => void;
  readonly onRestart: () => void;
  /** Returns the address that opens the run so far; undefined if there is none. */
  readonly link: ((run: Script) => string) | undefined;
  /** Verdicts of the guards that refused the latest event; empty if it led on. */
  readonly refused: readonly Verdict[];
  /** Sentence about the way that was taken; empty without one. */
  readonly way: string;
  /** Hides or shows the screen of the app that runs the machine; null without a screen. */
  readonly screenSwitch: { readonly isHidden: boolean; readonly toggle: () => void } | null;
  /**
   * Controls below the buttons. They stand above the sentences that come and go, so that repeated
   * presses hit the same button.
   */
  readonly children: ReactNode;
}

export function StatePanel(props: StatePanelProps) {
  const { view, snapshot, end, onGoTo, onRestart, link, screenSwitch, children } = props;
  const { goal, refused, way } = props;
  const { say, sentences } = useWords();
  const { script, position, remark } = view;
  const isBusy = view.isBusy || goal !== null;
  const steps = Math.max(1, goal !== null && 'steps' in goal ? goal.steps : script.length);
  const endText = end === null ? null : end.kind === 'left' ? say.left : say.broke(end.why);
  const problem = view.problem ?? endText;
  const [first] = refused;
  const remarkText =
    first !== undefined
      ? say.refused(
          sentences.event(first.event.type),
          refused.map((verdict) => sentences.blocker(verdict)).join(' '),
        )
      : remark !== null && say.remark(remark, sentences.event(remark.eventType));
  const said = remarkText === false ? way : remarkText;
  return (
    <section aria-label={say.state} className="corro-stepper-panel">
      <div className="corro-stepper-row">
        <output className="corro-stepper-now">
          {snapshot === null
            ? say.opening
            : say.now(activeLeaves(snapshot.value).map(sentences.state).join(' · '))}
        </output>
        {isBusy && snapshot !== null ? (
          <span className="corro-stepper-busy">
            {goal !== null && 'time' in goal
              ? say.advancing(timeInWords(goal.time))
              : say.running(Math.min(position + 1, steps), steps)}
          </span>
        ) : null}
      </div>
      <div className="corro-stepper-row">
        <Press isOff={isBusy || position === 0} onPress={() => onGoTo(position - 1)}>
          {say.back}
        </Press>
        <Press isOff={isBusy || position === script.length} onPress={() => onGoTo(position + 1)}>
          {say.forward}
        </Press>
        <Press isOff={isBusy} onPress={onRestart}>
          {say.restart}
        </Press>
        {link === undefined ? null : (
          <CopyButton text={() => link(script.slice(0, position))}>{say.copyLink}</CopyButton>
        )}
        {screenSwitch === null ? null : (
          <Press onPress={screenSwitch.toggle}>
            {screenSwitch.isHidden ? say.showScreen : say.hideScreen}
          </Press>
        )}
      </div>
      {children}
      {problem === null ? null : (
        <p role="alert" className="corro-stepper-problem">
          {problem}
        </p>
      )}
      {said === '' ? null : <output className="corro-stepper-quiet">{said}</output>}
      <CheckedValues of={refused} />
    </section>
  );
}
