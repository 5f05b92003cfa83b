import { type RefObject, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type MachineSource, writeMachineTest } from '../run/machineTest.ts';
import { timesOf } from '../run/moments.ts';
import type { RecordingView } from '../run/Recording.ts';
import type { Script } from '../run/script.ts';
import { sentenceOf } from '../run/sentenceOf.ts';
import type { StepperStage } from '../run/StepperStage.ts';
import { writeBugReport } from './bugReport.ts';
import { CopyButton } from './CopyButton.tsx';
import { CopyPictures } from './CopyPictures.tsx';
import { readScreen, writeScreenTest } from './screenTest.ts';
import { ScriptForm } from './ScriptForm.tsx';
import { stepInWords } from './stepInWords.ts';
import type { StepPictures } from './usePictures.ts';
import { useWords } from './useWords.ts';

export interface TakePanelProps {
  readonly machine: AnyStateMachine;
  readonly stage: StepperStage;
  readonly view: RecordingView;
  readonly source: MachineSource | undefined;
  /** Returns the address that opens a run; undefined if there is none. */
  readonly link: ((run: Script) => string) | undefined;
  /** Returns the address at which a test opens a run; undefined if there is none. */
  readonly address: ((run: Script) => string) | undefined;
  /** The iframe of the screen; null without one. */
  readonly frame: RefObject<HTMLIFrameElement | null> | null;
  readonly pictures: StepPictures;
  readonly onRun: (script: Script) => void;
}

const defaultSource: MachineSource = { module: './machine', name: 'machine' };

/** The run as a link, a bug report, tests and a script. */
export function TakePanel(props: TakePanelProps) {
  const { machine, stage, view, source = defaultSource, link, onRun } = props;
  const { address, frame, pictures } = props;
  const words = useWords();
  const { say, sentences } = words;
  const [refused, setRefused] = useState({ at: view, why: '' });
  const run = view.script.slice(0, view.position);
  const pictured = [null, ...run].flatMap((step, index) => {
    const picture = pictures.at(index);
    const caption = step === null ? say.beginning : stepInWords(step, words);
    return picture === null ? [] : [{ step: index, picture, caption: `${index}. ${caption}` }];
  });
  const report = () => {
    const snapshot = stage.snapshot();
    if (snapshot === null) return '';
    const where = `${new Date().toISOString()}, ${navigator.userAgent}`;
    return writeBugReport({
      view,
      times: timesOf(stage, view),
      snapshot,
      words,
      link: link?.(run) ?? null,
      where,
      hasScreen: frame !== null,
      pictured: pictured.map(({ step }) => step),
    });
  };
  const screenTest = () => {
    const snapshot = stage.snapshot();
    if (snapshot === null || address === undefined) return null;
    const shown = readScreen(frame?.current ?? null);
    return writeScreenTest({ view, snapshot, words, address: address(run), shown });
  };
  const test = () => {
    setRefused({ at: view, why: '' });
    try {
      return writeMachineTest({ machine, log: stage.log, source, sentences });
    } catch (error) {
      setRefused({ at: view, why: say.noTest(sentenceOf(error)) });
      return null;
    }
  };
  return (
    <section aria-label={say.take} className="corro-stepper-panel">
      <h2 className="corro-stepper-heading">{say.take}</h2>
      <CopyButton text={report}>{say.copyReport}</CopyButton>
      {pictured.length === 0 ? null : <CopyPictures pictures={pictured} />}
      <CopyButton text={test}>{say.copyTest}</CopyButton>
      {address === undefined ? null : (
        <CopyButton text={screenTest}>{say.copyScreenTest}</CopyButton>
      )}
      {refused.at === view && refused.why !== '' ? (
        <p role="alert" className="corro-stepper-problem">
          {refused.why}
        </p>
      ) : null}
      <details>
        <summary>{say.script}</summary>
        <ScriptForm script={view.script} onRun={onRun} />
      </details>
    </section>
  );
}
