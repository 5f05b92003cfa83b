import type { ScriptedAnswer } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { scenario, harnessOf } from './withApp.tsx';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>;
export type Sentence = Parameters<ReturnType<typeof harnessOf>['t']>[0];
type Values = Parameters<ReturnType<typeof harnessOf>['t']>[1];

/** A form of a signed-out screen. */
export interface VisitorForm {
  readonly at: string;
  /** `METHOD /path` of its call. */
  readonly route: string;
  readonly submit: Sentence;
  /** Valid values, by field name. */
  readonly filled: Readonly<Record<string, string>>;
  /** The steps before the last one, if the form has several. */
  readonly steps?: readonly FormStep[];
}

/** The fields of a step, and the button that leads to the next step. */
export interface FormStep {
  readonly fields: readonly string[];
  readonly next: Sentence;
}

/** Fills in fields by name, passes all steps and sends the form. */
export async function send(
  context: Context,
  { submit, steps = [] }: VisitorForm,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { fields: names, next } of steps) {
    const [first = ''] = names;
    await waitFor(() => expect(fieldOf(context, first)).toBeVisible());
    const ofStep = Object.entries(fields).filter(([name]) => names.includes(name));
    await enter(context, Object.fromEntries(ofStep), next);
    await waitFor(() => expect(fieldOf(context, first)).not.toBeVisible());
  }
  const passed = new Set(steps.flatMap(({ fields: names }) => names));
  const ofLast = Object.entries(fields).filter(([name]) => !passed.has(name));
  await enter(context, Object.fromEntries(ofLast), submit);
}

/** Replaces the text of a field. */
export async function retype(
  { userEvent }: Pick<Context, 'userEvent'>,
  field: Element,
  text: string,
): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
}

/**
 * Waits for a field with this name and replaces its text. If several fields have the name, takes
 * the last field, which is in the sheet on top.
 */
export async function typeInto(
  context: Pick<Context, 'userEvent'>,
  name: string,
  text: string,
): Promise<void> {
  const field = await waitFor(() => {
    const found = [...document.querySelectorAll(`input[name="${name}"]`)].at(-1);
    if (found === undefined) throw new Error(`There is no field ${name}.`);
    return found;
  });
  await retype(context, field, text);
}

/** Fills in visible fields by name and presses a button. */
export async function enter(
  context: Context,
  fields: Readonly<Record<string, string>>,
  button: Sentence,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await retype(context, fieldOf(context, name), text);
  }
  await context.userEvent.click(buttonOf(context, button));
}

export function fieldOf({ canvasElement }: Pick<Context, 'canvasElement'>, name: string): Element {
  const field = canvasElement.querySelector(`input[name="${name}"]`);
  if (field === null) throw new Error(`The form has no field ${name}.`);
  return field;
}

export function buttonOf(context: Context, sentence: Sentence): HTMLElement {
  const name = harnessOf(context).t(sentence);
  return within(context.canvasElement).getByRole('button', { name });
}

/** Asserts that a message is on the page or appears. */
export async function says(context: Context, sentence: Sentence, values?: Values): Promise<void> {
  // Testing Library replaces the no-break spaces of the page by plain spaces.
  const text = harnessOf(context).t(sentence, values).replaceAll('\u00a0', ' ');
  // The message may be replaced while rows arrive, so it is sought again until it is visible.
  await waitFor(() => expect(within(context.canvasElement).getByText(text)).toBeVisible());
}

/** Asserts that a message appears; several elements may show it. */
export async function saysAtLeastOnce(
  context: Context,
  sentence: Sentence,
  values?: Values,
): Promise<void> {
  const text = harnessOf(context).t(sentence, values);
  await waitFor(() => expect(within(context.canvasElement).getAllByText(text)[0]).toBeVisible());
}

/** Asserts that a text of the upstream is on the page or appears. */
export async function shows({ canvasElement }: Context, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());
}

/** A story that sends the filled form, gets an answer, and shows a message. */
export function answerStory(
  form: VisitorForm,
  answer: ScriptedAnswer,
  sentence: Sentence,
  values?: Values,
): StoryObj {
  return {
    parameters: scenario({ at: form.at, upstream: { [form.route]: answer } }),
    play: async (context) => {
      await send(context, form, form.filled);
      await says(context, sentence, values);
    },
  };
}
