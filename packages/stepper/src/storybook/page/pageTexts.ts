import type { StepperLocale } from '../../model/sentences.ts';

interface PageTexts {
  readonly machine: string;
  readonly full: string;
  readonly screen: string;
  readonly waiting: string;
  readonly none: string;
}

/** Texts around the stepper in Storybook. */
export const pageTexts: Readonly<Record<StepperLocale, PageTexts>> = {
  en: {
    machine: 'Machine',
    full: 'Open in a window of its own',
    screen: 'The story',
    waiting: 'Waiting for the story…',
    none: 'This story has not started a machine of XState 5. If it should have, there may be two copies of XState: run «npm ls xstate».',
  },
  es: {
    machine: 'Máquina',
    full: 'Abrir en su propia ventana',
    screen: 'La historia',
    waiting: 'Esperando la historia…',
    none: 'Esta historia no ha iniciado ninguna máquina de XState 5. Si debía hacerlo, puede haber dos copias de XState: ejecuta «npm ls xstate».',
  },
};
