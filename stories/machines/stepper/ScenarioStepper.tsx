// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { type Script, Stepper } from '@corro/stepper';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { sourceOf } from '../machines.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { retryUntil } from '../runner/retryUntil.ts';
import type { Live } from './Live.ts';
import { addressOf, ownAddressOf, runInAddress, writeRunToAddress } from './runAddress.ts';
import { samplesOf, searchOf, wordsOfScenario } from './samples.ts';
import * as styles from './ScenarioStepper.css.ts';

export interface ScenarioStepperProps {
  readonly scenario: MachineScenario;
  /** Language of Storybook's toolbar. */
  readonly locale: unknown;
  /** The address of the scenario's screen, for the frame. */
  readonly screen: string;
}

const screenTitles = { en: 'The real screen', es: 'La pantalla real' };

/** The stepper of a scenario's machine, beside its real screen in a frame. */
export function ScenarioStepper({ scenario, locale, screen }: ScenarioStepperProps) {
  const { machine } = scenario;
  const language = locale === 'es' ? 'es' : 'en';
  const words = useMemo(() => wordsOfScenario(scenario, language), [scenario, language]);
  const search = useMemo(() => searchOf(scenario), [scenario]);
  const source = useMemo(() => sourceOf(machine.id), [machine]);
  const samples = useCallback(
    (type: string, snapshot: AnyMachineSnapshot | null) =>
      samplesOf(scenario, type, snapshot, language),
    [scenario, language],
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [{ run, problem }] = useState(() => runInAddress(machine.id));
  const remember = useCallback((next: Script) => writeRunToAddress(machine.id, next), [machine]);
  const attach = async () => setLive(await retryUntil(() => liveIn(frame.current), 60_000));
  const iframe = (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
    <iframe
      ref={frame}
      className={styles.screen}
      title={screenTitles[language]}
      src={screen}
      onLoad={() => void attach()}
    />
  );
  return (
    <div className={styles.stepper}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Stepper
        {...{ machine, words, search, samples, run, source }}
        stage={live}
        locale={language}
        onRun={remember}
        link={(next) => addressOf(machine.id, next)}
        address={(next) => ownAddressOf(machine.id, next)}
        screen={{ element: iframe, frame }}
      />
    </div>
  );
}

function liveIn(frame: HTMLIFrameElement | null): Live {
  const live = frame?.contentWindow?.live;
  if (live === undefined) throw new Error('The screen has not opened.');
  return live;
}
