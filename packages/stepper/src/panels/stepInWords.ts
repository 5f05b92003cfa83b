import type { ScriptStep } from '../run/script.ts';
import { answerInWords, timeInWords } from './panelTexts.ts';
import type { StepperWords } from './useWords.ts';

/** A step as a sentence, with the plain values of its payload, after the name that it was given. */
export function stepInWords(step: ScriptStep, words: StepperWords): string {
  const sentence = sentenceOfStep(step, words);
  return step.name === undefined ? sentence : `${step.name} — ${sentence}`;
}

function sentenceOfStep(step: ScriptStep, { say, sentences, words }: StepperWords): string {
  if ('wait' in step) return say.passes(timeInWords(step.wait));
  if ('answer' in step) {
    return say.answered(sentences.actor(step.answer), answerInWords(step.with, words, say));
  }
  const { type, ...payload } = step.event;
  // The output of an effect would be longer than the sentence.
  if (type.startsWith('xstate.')) return sentences.event(type);
  const values = plainValues(payload).join(', ');
  return [sentences.event(type), values === '' ? [] : `(${values})`].flat().join(' ');
}

function plainValues(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'type' ? [] : plainValues(inner),
    );
  }
  if (typeof value === 'string') return [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : [];
}
