import type { Chart } from '../model/readChart.ts';
import type { RunLog } from '../run/RunLog.ts';
import { messagesOf } from './messagesOf.ts';
import { useWords } from './useWords.ts';

export interface SequencePanelProps {
  readonly log: RunLog;
  readonly chart: Chart;
}

/**
 * The messages between the machine, what is outside, and the actors that it runs: a column for
 * each.
 */
export function SequencePanel({ log, chart }: SequencePanelProps) {
  const { id } = chart;
  const { say, sentences } = useWords();
  const messages = messagesOf(log.taken, id);
  const named = messages.flatMap(({ from, to }) => [from, to]);
  const actors = [...new Set([null, id, ...named])];
  const nameOf = (actor: string | null) => (actor === null ? say.outside : sentences.actor(actor));
  return (
    <details>
      <summary>{say.sequence}</summary>
      <div className="corro-stepper-sequence">
        <table>
          <thead>
            <tr>
              {actors.map((actor) => (
                <th key={actor} scope="col">
                  {nameOf(actor)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map(({ from, to, eventType }, index) => {
              const ends = [actors.indexOf(from), actors.indexOf(to)];
              const [first, last] = [Math.min(...ends), Math.max(...ends)];
              const words = eventType === null ? say.starts : sentences.event(eventType);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a message is identified by its position
                <tr key={index}>
                  {actors.slice(0, first).map((actor) => (
                    <td key={actor}>·</td>
                  ))}
                  <td data-message colSpan={last - first + 1}>
                    {from === to ? `↻ ${words}` : isRightward(ends) ? `${words} →` : `← ${words}`}
                  </td>
                  {actors.slice(last + 1).map((actor) => (
                    <td key={actor}>·</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function isRightward([from = 0, to = 0]: readonly number[]): boolean {
  return from < to;
}
