import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Script } from '../../run/script.ts';
import type { StoryMachine } from '../StoryActors.ts';
import { type WindowAddress, writeAddress } from './address.ts';
import { pageTexts } from './pageTexts.ts';
import { StageStepper } from './StageStepper.tsx';
import { useChoice } from './useChoice.ts';
import { type ShownStory, useStory } from './useStory.ts';

const noRun: Script = [];
const fallback = navigator.language.startsWith('es') ? 'es' : 'en';

/** The stepper of the machines of the story in the Storybook around this page. */
export function PanelView() {
  const shown = useStory(window.parent, storyAround);
  const { machine, choose } = useChoice(shown, null);
  const locale = shown?.story.locale ?? fallback;
  const [run, setRun] = useState<Script>([]);
  const say = pageTexts[locale];
  if (shown === null) return <output className="page-bar">{say.waiting}</output>;
  if (machine === null) return <p className="page-bar">{say.none}</p>;
  return (
    <div className="page" lang={locale}>
      <div className="page-bar">
        <MachineChoice {...{ machine, choose }} label={say.machine} machines={shown.machines} />
        <a href={addressOf(shown, machine, run)} target="_blank" rel="noreferrer">
          {say.full}
        </a>
      </div>
      <StageStepper
        key={machine.id}
        {...{ shown, machine, locale, run: noRun, onRun: setRun, pictured: preview }}
        link={(next) => addressOf(shown, machine, next)}
      />
    </div>
  );
}

/** The stepper of a story in a window of its own, beside the story. */
export function WindowView({ view }: { readonly view: WindowAddress }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useStory(
    window,
    useCallback(() => frame.current?.contentWindow ?? null, []),
  );
  const { machine } = useChoice(shown, view.machine);
  const locale = shown?.story.locale ?? fallback;
  const say = pageTexts[locale];
  const screen = (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
    <iframe
      ref={frame}
      className="page-screen"
      title={say.screen}
      src={`../iframe.html?id=${view.storyId}&viewMode=story&globals=${view.globals}`}
    />
  );
  return (
    <div className="page" lang={locale}>
      <div className="page-bar">
        {shown !== null && machine === null ? <p>{say.none}</p> : view.storyId}
      </div>
      <StageStepper
        {...{ shown, machine, locale, run: view.run, screen: { element: screen, frame } }}
        onRun={(run) => history.replaceState(null, '', writeAddress({ ...view, run }))}
        link={(run) => new URL(writeAddress({ ...view, run }), location.href).href}
      />
    </div>
  );
}

interface MachineChoiceProps {
  readonly label: string;
  readonly machines: readonly StoryMachine[];
  readonly machine: StoryMachine;
  readonly choose: (id: number) => void;
}

/** The choice among a story's machines; two of the same name are numbered. */
function MachineChoice({ label, machines, machine, choose }: MachineChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={machine.id} onChange={({ target }) => choose(Number(target.value))}>
        {machines.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one, machines)}
          </option>
        ))}
      </select>
    </label>
  );
}

function nameOf(machine: StoryMachine, machines: readonly StoryMachine[]): string {
  const { id } = machine.stage.machine;
  const namesakes = machines.filter(({ stage }) => stage.machine.id === id);
  return namesakes.length === 1 ? id : `${id} ${namesakes.length - namesakes.indexOf(machine)}`;
}

/** The frame of the story in the Storybook around this page. */
const preview: RefObject<HTMLIFrameElement | null> = {
  get current() {
    return window.parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  },
};

/** The window of the story in the Storybook around this page. */
function storyAround(): Window | null {
  return preview.current?.contentWindow ?? null;
}

function addressOf({ story }: ShownStory, { stage }: StoryMachine, run: Script): string {
  const view = { storyId: story.id, globals: story.globals, machine: stage.machine.id, run };
  return new URL(writeAddress(view), location.href).href;
}
