import { useState } from 'react';
import type { ScriptStep } from '../run/script.ts';
import type { PendingCall } from '../run/StepperStage.ts';
import type { Timer } from '../run/timers.ts';
import { Press } from './Press.tsx';
import { answerInWords, timeInWords } from './panelTexts.ts';
import { noRestarts, restartsAt } from './restarts.ts';
import { useWords } from './useWords.ts';

export interface WaitsPanelProps {
  readonly calls: readonly PendingCall[];
  readonly timers: readonly Timer[];
  /** Milliseconds since the machine's start. */
  readonly time: number;
  /** False while a step runs: the delays are then ahead of `time`, or of the state. */
  readonly isAtRest: boolean;
  readonly onStep: (step: ScriptStep) => void;
}

/** The pending calls with their possible answers, and the running delays. */
export function WaitsPanel({ calls, timers, time, isAtRest, onStep }: WaitsPanelProps) {
  const { say, sentences, words } = useWords();
  const [before, setBefore] = useState(noRestarts);
  const now = isAtRest ? restartsAt(before, timers, time) : before;
  if (now !== before) setBefore(now);
  return (
    <section aria-label={say.waits} className="corro-stepper-panel">
      <h2 className="corro-stepper-hidden">{say.waits}</h2>
      {calls.length + timers.length === 0 ? (
        <p className="corro-stepper-quiet">{say.nothingWaits}</p>
      ) : null}
      {calls.map(({ name, answers, timeout }) => (
        <fieldset key={name} className="corro-stepper-waiting">
          <legend>{say.call(sentences.actor(name))}</legend>
          {answers.map((answer) => (
            <Press key={answer} onPress={() => onStep({ answer: name, with: answer })}>
              {answerInWords(answer, words, say)}
            </Press>
          ))}
          {timeout === undefined ? null : (
            <Press onPress={() => onStep({ wait: timeout })}>
              {say.late(timeInWords(timeout))}
            </Press>
          )}
        </fieldset>
      ))}
      {timers.map(({ eventType, left, whole = left }) => (
        <div key={eventType} className="corro-stepper-timer">
          <span>
            {say.timer(sentences.event(eventType), timeInWords(left))}
            {now.restarted.has(eventType) ? (
              <small className="corro-stepper-quiet"> · {say.restarted}</small>
            ) : null}
          </span>
          <Press onPress={() => onStep({ wait: whole })}>{say.runOut}</Press>
        </div>
      ))}
    </section>
  );
}
