import { useCallback, useEffect, useState } from 'react';
import { createMachine } from 'xstate';
import type { StepperLocale } from '../../model/sentences.ts';
import type { Sample } from '../../panels/Sample.ts';
import { Stepper, type StepperProps } from '../../panels/Stepper.tsx';
import type { ActorStage } from '../../remote/ActorStage.ts';
import type { MachineProps } from '../parameters.ts';
import type { StoryMachine } from '../StoryActors.ts';
import type { ShownStory } from './useStory.ts';

type Passed = 'run' | 'onRun' | 'link' | 'screen' | 'pictured';

export interface StageStepperProps extends Pick<StepperProps, Passed> {
  readonly shown: ShownStory | null;
  /** Null until the story has started a machine. */
  readonly machine: StoryMachine | null;
  readonly locale: StepperLocale;
}

const noMachine = createMachine({});
const nothing: MachineProps = {};

/** The stepper of a story's machine, with what the Storybook's parameters say about the machine. */
export function StageStepper({ shown, machine, locale, ...props }: StageStepperProps) {
  const stage = machine?.stage ?? null;
  const definition = stage?.machine ?? noMachine;
  const own = useMachineProps(shown, definition.id, locale);
  const samples = useCallback((type: string) => samplesOf(stage, type), [stage]);
  return (
    <Stepper
      {...{ locale, ...props }}
      machine={definition}
      // Before the parameters arrive, the panels would show names, and words afterwards.
      stage={own === null ? null : stage}
      samples={samples}
      {...(own ?? nothing)}
    />
  );
}

/** The events that the story's screen has sent before, else one without a payload. */
function samplesOf(stage: ActorStage | null, type: string): Sample[] {
  const seen = stage?.seen(type) ?? [];
  if (seen.length === 0) return [{ name: type, event: { type }, isGuess: true }];
  return seen.map((event, index) => ({ name: `${type} ${index + 1}`, event }));
}

/** Parameters of the story about a machine; null until the story is loaded. */
function useMachineProps(
  shown: ShownStory | null,
  id: string,
  locale: StepperLocale,
): MachineProps | null {
  const [loaded, setLoaded] = useState<{ of: string; props: MachineProps } | null>(null);
  const ask = shown?.story.parameters.machine;
  const key = `${id} ${locale}`;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => (await ask?.(id, locale)) ?? nothing;
    load().then(
      (props) => isCurrent && setLoaded({ of: `${id} ${locale}`, props }),
      () => isCurrent && setLoaded({ of: `${id} ${locale}`, props: nothing }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, id, locale]);
  return loaded?.of === key ? loaded.props : null;
}
