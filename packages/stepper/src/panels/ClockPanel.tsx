import type { ScriptStep } from '../run/script.ts';
import { useState } from 'react';
import { Press } from './Press.tsx';
import { timeInWords } from './panelTexts.ts';
import { useWords } from './useWords.ts';

export interface ClockPanelProps {
  /** Milliseconds since the machine's start. */
  readonly time: number;
  readonly onStep: (step: ScriptStep) => void;
}

const lengths = [1000, 10_000, 60_000];

const minute = 60_000;

/** Times of the clock that one button reaches. Past the last of a row, the next row is offered. */
const marks = [
  [10_000, 45_000, 2 * minute],
  [5 * minute, 10 * minute, 60 * minute],
];

/** The time that has passed, and buttons that let more of it pass. */
export function ClockPanel({ time, onStep }: ClockPanelProps) {
  const { say } = useWords();
  const [seconds, setSeconds] = useState('');
  const left = Math.round(Number(seconds) * 1000 - time);
  const offered = marks.find((row) => row.some((mark) => mark > time)) ?? marks.at(-1) ?? [];
  return (
    <section aria-label={say.clock} className="corro-stepper-clock">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          if (left > 0) onStep({ wait: left });
        }}
      >
        <div className="corro-stepper-row">
          <h2 className="corro-stepper-heading">{say.clockAt(timeInWords(time))}</h2>
          {lengths.map((length) => (
            <Press key={length} onPress={() => onStep({ wait: length })}>
              {`+ ${timeInWords(length)}`}
            </Press>
          ))}
        </div>
        <div className="corro-stepper-row">
          {say.upTo}
          {offered.map((mark, index) => (
            <Press
              // The focus stays at its place when the next times are offered.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={index}
              label={say.upToTime(timeInWords(mark))}
              isOff={mark <= time}
              onPress={() => onStep({ wait: mark - time })}
            >
              {timeInWords(mark)}
            </Press>
          ))}
          <label>
            <input
              className="corro-stepper-number"
              type="number"
              aria-label={say.upToSecond}
              min={time / 1000}
              step="any"
              value={seconds}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setSeconds(target.value)}
            />{' '}
            s
          </label>
          <Press isOff={left <= 0}>{say.advance}</Press>
        </div>
      </form>
    </section>
  );
}
