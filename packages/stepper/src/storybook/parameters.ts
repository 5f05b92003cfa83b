import type { StepperLocale } from '../model/sentences.ts';
import type { StepperProps } from '../panels/Stepper.tsx';

/** Properties that a Storybook may give to the stepper of a machine. */
export type MachineProps = Pick<StepperProps, 'samples' | 'search' | 'source' | 'words'>;

/** The add-on's parameters: `parameters: { stepper: { … } }`. */
export interface StepperParameters {
  /** Language of the panel; by default that of the global `locale`, else the browser's. */
  readonly locale?: StepperLocale;
  /**
   * Words, events with a payload and more for the machine with an id, loaded when its panel opens.
   */
  readonly machine?: (id: string, locale: StepperLocale) => MachineProps | Promise<MachineProps>;
}
