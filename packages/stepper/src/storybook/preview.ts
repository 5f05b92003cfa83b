import { addons } from 'storybook/preview-api';
import { Actor } from 'xstate';
import type { StepperLocale } from '../model/sentences.ts';
import { runsMachine } from '../remote/ActorStage.ts';
import type { StepperParameters } from './parameters.ts';
import { StoryActors } from './StoryActors.ts';

const story = new StoryActors(async (storyId) => {
  const channel = addons.getChannel();
  const finished = new Promise<void>((resolve) => channel.once('storyFinished', () => resolve()));
  channel.emit('forceRemount', { storyId });
  await finished;
});
window.corroStepper = story;

// XState 5 has no inspector for all actors, so each actor is found when it starts. What it does is
// seen by XState's own inspection.
// oxlint-disable-next-line typescript/unbound-method -- it is called with the actor as `this`
const { start } = Actor.prototype;
Actor.prototype.start = function startInView() {
  if (runsMachine(this)) story.add(this);
  return start.call(this);
};

addEventListener('error', ({ error }) => {
  // A browser's own warning, such as a ResizeObserver loop, has no error object.
  if (error !== null && error !== undefined) story.hear(error);
});
addEventListener('unhandledrejection', ({ reason }) => story.hear(reason));
addons.getChannel().on('storyFinished', () => story.finish());
story.subscribe(announce);

/** Tells the panel in the window around this one that the actors have changed. */
function announce(): void {
  try {
    window.parent.dispatchEvent(new Event('corro-stepper'));
  } catch {
    // A page of another origin frames the story. It has no panel.
  }
}

interface LoadedStory {
  readonly id: string;
  readonly parameters: { readonly stepper?: StepperParameters };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Runs before the loaders of a story, which may start actors. */
export const loaders = [
  ({ id, parameters: { stepper = {} }, globals }: LoadedStory): void => {
    const locale = stepper.locale ?? localeOf(globals.locale ?? navigator.language);
    story.enter({ id, locale, parameters: stepper, globals: addressOf(globals) });
  },
];

function localeOf(language: unknown): StepperLocale {
  return String(language).startsWith('es') ? 'es' : 'en';
}

function addressOf(globals: Readonly<Record<string, unknown>>): string {
  return Object.entries(globals)
    .filter(([, value]) => ['boolean', 'number', 'string'].includes(typeof value))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
