import {
  activeLeaves,
  createSentences,
  encodeRun,
  readChart,
  type Script,
  Stepper,
  type StepperLocale,
} from '@corro/stepper';
import { useId, useState } from 'react';
import { sourceOf } from '../machines/machines.ts';
import { wordsOf } from '../machines/words/wordsOf.ts';
import type { Hot } from './channel.ts';
import { type RunningActor, useRunningActors } from './useRunningActors.ts';

export interface StepperWindowProps {
  readonly hot: Hot;
  readonly locale: StepperLocale;
}

const texts = {
  en: {
    title: 'Stepper of the running app',
    machine: 'Machine',
    latest: 'The one that moved last',
    left: 'left',
    storybook: 'Address of Storybook, for the link',
    nothing: 'No machine runs yet. Open the app with ?stepper, here or on a phone:',
  },
  es: {
    title: 'Stepper de la app en marcha',
    machine: 'Máquina',
    latest: 'La que se movió al último',
    left: 'cerrada',
    storybook: 'Dirección de Storybook, para el enlace',
    nothing:
      'Aún no hay ninguna máquina en marcha. Abre la app con ?stepper, aquí o en un teléfono:',
  },
};

/** Follows the machines of the running app, on this device or another one. */
export function StepperWindow({ hot, locale }: StepperWindowProps) {
  const say = texts[locale];
  const actors = useRunningActors(hot);
  const [chosen, setChosen] = useState('');
  const [storybook, setStorybook] = useState('http://localhost:6006/');
  const id = useId();
  const actor = actors.find(({ key }) => key === chosen) ?? actors[0];
  const app = `${location.origin}/?stepper`;
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100vh' }}>
      <header style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: '12px 12px 0' }}>
        <h1 style={{ margin: 0, fontSize: 16 }}>{say.title}</h1>
        <label>
          {say.machine}{' '}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{say.latest}</option>
            {actors.map((one) => (
              <option key={one.key} value={one.key}>
                {nameOf(one, locale)}
                {one.isRunning ? '' : ` (${say.left})`}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={id}>{say.storybook}</label>
        <input id={id} value={storybook} onChange={({ target }) => setStorybook(target.value)} />
      </header>
      {actor === undefined ? (
        <p style={{ padding: 12 }}>
          {say.nothing} <a href={app}>{app}</a>
        </p>
      ) : (
        <FollowingStepper key={actor.key} {...{ actor, locale, storybook }} />
      )}
    </main>
  );
}

interface FollowingStepperProps {
  readonly actor: RunningActor;
  readonly locale: StepperLocale;
  readonly storybook: string;
}

function FollowingStepper({ actor, locale, storybook }: FollowingStepperProps) {
  const { machine, stage } = actor;
  const [words] = useState(() => wordsOf(machine.id, locale));
  const [source] = useState(() => sourceOf(machine.id));
  return (
    <Stepper
      {...{ machine, stage, words, locale, source }}
      link={(run) => storyAddress(storybook, machine.id, run)}
    />
  );
}

/** The address of a machine's stepper in Storybook, with a run. */
function storyAddress(storybook: string, machine: string, run: Script): string {
  const address = new URL('.', storybook);
  address.searchParams.set('path', `/story/machines-${machine.toLowerCase()}--step-through`);
  address.searchParams.set('run', `${machine}.${encodeRun(run)}`);
  return address.href;
}

function nameOf({ machine, stage, device }: RunningActor, locale: StepperLocale): string {
  const { state } = createSentences(readChart(machine), wordsOf(machine.id, locale), locale);
  const states = activeLeaves(stage.snapshot().value).map(state).join(' · ');
  const [, system = device] = /\(([^;)]*)/.exec(device) ?? [];
  return `${state('')}: ${states} — ${system}`;
}
