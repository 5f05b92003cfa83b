import { useState } from 'react';
import { timesOf } from '../run/moments.ts';
import type { RecordingView } from '../run/Recording.ts';
import type { StepperStage } from '../run/StepperStage.ts';
import { ComparePanel } from './ComparePanel.tsx';
import type { ComparedRun } from './compareRuns.ts';
import { timeInWords } from './panelTexts.ts';
import { Press } from './Press.tsx';
import { StepNotes, type StepNotesProps } from './StepNotes.tsx';
import { stepInWords } from './stepInWords.ts';
import { useWords } from './useWords.ts';

export interface HistoryPanelProps extends Omit<StepNotesProps, 'view'> {
  readonly stage: StepperStage;
  readonly view: RecordingView;
  /** Goes to the state after `position` steps. */
  readonly onGoTo: (position: number) => void;
}

export function HistoryPanel({ stage, view, onGoTo, ...notes }: HistoryPanelProps) {
  const words = useWords();
  const { say } = words;
  const { script, position, isBusy } = view;
  const times = timesOf(stage, view);
  const [kept, setKept] = useState<ComparedRun | null>(null);
  return (
    <section aria-label={say.history} className="corro-stepper-panel">
      <h2 className="corro-stepper-heading">{say.history}</h2>
      <ol className="corro-stepper-steps" start={0}>
        <li aria-current={position === 0 ? 'step' : undefined}>
          <Press isOff={isBusy} onPress={() => onGoTo(0)}>
            {say.beginning}
          </Press>
          <HasPicture picture={notes.pictures.at(0)} />
        </li>
        {script.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position
          <li key={index} aria-current={index + 1 === position ? 'step' : undefined}>
            <Press isOff={isBusy} onPress={() => onGoTo(index + 1)}>
              {stepInWords(step, words)}
            </Press>
            <Time ms={times[index + 1]} />
            <HasPicture picture={notes.pictures.at(index + 1)} />
          </li>
        ))}
      </ol>
      <StepNotes key={position} {...{ view }} {...notes} />
      <Press isOff={isBusy} onPress={() => setKept(view)}>
        {say.keep}
      </Press>
      {kept === null ? null : (
        <ComparePanel {...{ kept }} current={view} onEnd={() => setKept(null)} />
      )}
    </section>
  );
}

/** A time since the machine's start; nothing for a step that has none. */
function Time({ ms }: { readonly ms: number | undefined }) {
  return ms === undefined ? null : <time>{timeInWords(ms)}</time>;
}

/** A sign that a step has a picture. */
function HasPicture({ picture }: { readonly picture: string | null }) {
  const { say } = useWords();
  return picture === null ? null : <span className="corro-stepper-quiet"> · {say.hasPicture}</span>;
}
