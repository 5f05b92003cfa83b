import {
  createSentences,
  readChart,
  type Sentences,
  type StepperLocale,
  type Words,
} from '@corro/stepper';
import { createContext, useContext, useMemo } from 'react';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { wordsOf } from '../words/wordsOf.ts';
import { stepperTexts, type StepperTexts } from './texts.ts';

/** Language and texts of the stepper. */
export interface StepperWords {
  readonly locale: StepperLocale;
  readonly words: Words;
  readonly say: StepperTexts;
  readonly sentences: Sentences;
}

const WordsContext = createContext<StepperWords | null>(null);

/** Provides what `useWords` returns. */
export const WordsProvider = WordsContext.Provider;

/** The words of a scenario's machine: Spanish in Spanish, else English. */
export function useWordsOf({ machine }: MachineScenario, locale: unknown): StepperWords {
  return useMemo(() => {
    const language = locale === 'es' ? 'es' : 'en';
    const words = wordsOf(machine.id, language);
    const sentences = createSentences(readChart(machine), words, language);
    return { locale: language, words, say: stepperTexts[language], sentences };
  }, [machine, locale]);
}

export function useWords(): StepperWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider.');
  return words;
}
