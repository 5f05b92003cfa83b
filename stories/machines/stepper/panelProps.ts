import type { StepperParameters } from '@corro/stepper/storybook';
import { sourceOf } from '../machines.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { wordsOf } from '../words/wordsOf.ts';
import { samplesOf, searchOf } from './samples.ts';

type Props = NonNullable<StepperParameters['machine']>;

const scenarios = import.meta.glob<Readonly<Record<string, MachineScenario>>>('../scenarios/*.ts');

/** What Storybook's panel shows of one of Corro's machines: its words, and events with a payload. */
export const panelProps: Props = async (id, locale) => {
  const { [id]: scenario } = (await scenarios[`../scenarios/${id}.ts`]?.()) ?? {};
  const props = { words: wordsOf(id, locale), source: sourceOf(id) };
  if (scenario === undefined) return props;
  return {
    ...props,
    samples: (type, snapshot) => samplesOf(scenario, type, snapshot, locale),
    search: searchOf(scenario),
  };
};
