import { activeLeaves } from '../model/activePaths.ts';
import {
  type ComparedRun,
  type ContextDifference,
  firstDifference,
  type Moment,
  momentOf,
  type RunDifference,
} from './compareRuns.ts';
import type { CompareTexts } from './panelTexts.ts';
import { Press } from './Press.tsx';
import { stepInWords } from './stepInWords.ts';
import { useWords } from './useWords.ts';

export interface ComparePanelProps {
  readonly kept: ComparedRun;
  readonly current: ComparedRun;
  readonly onEnd: () => void;
}

/** Maximum number of values that the sentence about a difference names. */
const maxValues = 5;

/** Two runs as two columns of sentences. The first difference is marked, and named in words. */
export function ComparePanel({ kept, current, onEnd }: ComparePanelProps) {
  const { say } = useWords();
  const { compare } = say;
  const difference = firstDifference(kept, current);
  const count = Math.max(kept.position, current.position) + 1;
  return (
    <section aria-label={compare.title} className="corro-stepper-compare">
      <h3 className="corro-stepper-subheading">{compare.title}</h3>
      <Difference {...{ kept, current, difference }} />
      <table>
        <thead>
          <tr>
            <th scope="col">{compare.kept}</th>
            <th scope="col">{compare.current}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_row, index) => {
            const marked = difference?.index === index ? difference : null;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position
              <tr key={index} data-differs={marked !== null || undefined}>
                <td>
                  <MomentInWords moment={momentOf(kept, index)} {...{ index, marked }} />
                </td>
                <td>
                  <MomentInWords moment={momentOf(current, index)} {...{ index, marked }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Press onPress={onEnd}>{compare.end}</Press>
    </section>
  );
}

interface MomentProps {
  readonly moment: Moment | null;
  readonly index: number;
  /** The difference at this moment; null without one. */
  readonly marked: RunDifference | null;
}

function MomentInWords({ moment, index, marked }: MomentProps) {
  const words = useWords();
  const { say, sentences } = words;
  if (moment === null) return null;
  const step = moment.step === null ? say.beginning : stepInWords(moment.step, words);
  const states = activeLeaves(moment.value ?? {})
    .map(sentences.state)
    .join(' · ');
  return (
    <>
      {index}. {marked?.isStepDifferent === true ? <mark>{step}</mark> : step}
      <small>{marked?.areStatesDifferent === true ? <mark>{states}</mark> : states}</small>
    </>
  );
}

interface DifferenceProps extends Omit<ComparePanelProps, 'onEnd'> {
  readonly difference: RunDifference | null;
}

function Difference({ kept, current, difference }: DifferenceProps) {
  const words = useWords();
  const { say, sentences } = words;
  const { compare } = say;
  if (difference === null) return <output className="corro-stepper-quiet">{compare.same}</output>;
  const { index, isStepDifferent, areStatesDifferent, context, earlier } = difference;
  const [before, after] = [momentOf(kept, index), momentOf(current, index)];
  const stepOf = (moment: Moment | null) =>
    moment?.step ? stepInWords(moment.step, words) : say.beginning;
  const statesOf = (moment: Moment | null) =>
    activeLeaves(moment?.value ?? {})
      .map(sentences.state)
      .join(' · ');
  const valueInWords = ({ path, kept: old, current: now }: ContextDifference) => (
    <li key={path}>{compare.differs(path, old ?? compare.nothing, now ?? compare.nothing)}</li>
  );
  return (
    <output className="corro-stepper-plain">
      {compare.first(index)}
      <ul className="corro-stepper-differences">
        {isStepDifferent ? <li>{pair(compare, compare.step, stepOf, before, after)}</li> : null}
        {areStatesDifferent ? (
          <li>{pair(compare, compare.states, statesOf, before, after)}</li>
        ) : null}
        {context.slice(0, maxValues).map(valueInWords)}
        {context.length > maxValues ? <li>{compare.more(context.length - maxValues)}</li> : null}
      </ul>
      {earlier === null ? null : (
        <>
          {compare.earlier(earlier.index)}
          <ul className="corro-stepper-differences">
            {earlier.context.slice(0, maxValues).map(valueInWords)}
          </ul>
        </>
      )}
    </output>
  );
}

function pair(
  compare: CompareTexts,
  what: string,
  inWords: (moment: Moment | null) => string,
  before: Moment | null,
  after: Moment | null,
): string {
  return compare.differs(what, `«${inWords(before)}»`, `«${inWords(after)}»`);
}
