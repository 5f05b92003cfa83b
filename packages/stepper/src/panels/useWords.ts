import { createContext, useContext, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { readChart } from '../model/readChart.ts';
import { createSentences, type Sentences, type StepperLocale } from '../model/sentences.ts';
import type { Words } from '../model/words.ts';
import { panelTexts, type PanelTexts } from './panelTexts.ts';

/** Language and texts of the stepper. */
export interface StepperWords {
  readonly locale: StepperLocale;
  readonly words: Words;
  readonly say: PanelTexts;
  readonly sentences: Sentences;
}

const WordsContext = createContext<StepperWords | null>(null);

/** Provides what `useWords` returns. */
export const WordsProvider = WordsContext.Provider;

const noWords: Words = {};

export function useWordsOf(
  machine: AnyStateMachine,
  words: Words = noWords,
  locale: StepperLocale,
): StepperWords {
  return useMemo(() => {
    const sentences = createSentences(readChart(machine), words, locale);
    return { locale, words, say: panelTexts[locale], sentences };
  }, [machine, words, locale]);
}

export function useWords(): StepperWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There is no WordsProvider.');
  return words;
}
