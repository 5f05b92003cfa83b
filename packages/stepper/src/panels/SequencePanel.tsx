import type { CSSProperties } from 'react';
import type { Chart } from '../model/readChart.ts';
import type { RunLog } from '../run/RunLog.ts';
import { type Message, messagesOf } from './messagesOf.ts';
import { useWords } from './useWords.ts';

export interface SequencePanelProps {
  readonly log: RunLog;
  readonly chart: Chart;
}

/**
 * A sequence diagram: a lifeline for the machine, for what is outside, and for each actor that the
 * machine runs, and an arrow for each message. The messages are a list, so a screen reader reads who
 * sends each one, and to whom.
 */
export function SequencePanel({ log, chart }: SequencePanelProps) {
  const { id } = chart;
  const { say, sentences } = useWords();
  const messages = messagesOf(log.taken, id);
  const named = messages.flatMap(({ from, to }) => [from, to]);
  const actors = [...new Set([null, id, ...named])];
  const nameOf = (actor: string | null) => {
    if (actor === null) return say.outside;
    return actor === id ? sentences.state('') : sentences.actor(actor);
  };
  return (
    <details>
      <summary>{say.sequence}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must scroll it */}
      <section className="corro-stepper-sequence" aria-label={say.sequence} tabIndex={0}>
        <div className="corro-stepper-lifelines" style={variables({ lifelines: actors.length })}>
          <div className="corro-stepper-actors" aria-hidden="true">
            {actors.map((actor) => (
              <span key={actor}>{nameOf(actor)}</span>
            ))}
          </div>
          <ol className="corro-stepper-messages">
            {messages.map((message, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a message is identified by its position
              <li key={index} {...arrowOf(message, actors)}>
                <span className="corro-stepper-hidden">
                  {say.message(nameOf(message.from), nameOf(message.to))}
                </span>{' '}
                <span>
                  {message.eventType === null ? say.starts : sentences.event(message.eventType)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </details>
  );
}

/** The place of an arrow between two lifelines, its direction, and its kind. */
function arrowOf({ from, to, eventType }: Message, actors: readonly (string | null)[]) {
  const [start, end] = [actors.indexOf(from), actors.indexOf(to)];
  const direction = start === end ? 'self' : start < end ? 'right' : 'left';
  const [, how] = /^xstate\.(done|error)\.actor\./.exec(eventType ?? '') ?? [];
  return {
    'data-direction': direction,
    'data-answer': how,
    style: variables({ first: Math.min(start, end), span: Math.abs(end - start) }),
  };
}

function variables(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
