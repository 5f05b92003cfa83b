import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { spawningMachine } from '../machines.fixture.ts';
import { StoryActors, type StoryRender } from './StoryActors.ts';

const story: StoryRender = { id: 'order--ready', parameters: {}, locale: 'en', globals: '' };

/** Renders a story that starts one machine. */
function render(actors: StoryActors): void {
  actors.enter(story);
  const actor = createActor(spawningMachine);
  actors.add(actor);
  actor.start();
}

test('a story that its stepper starts over stays in view, with the same stage', async () => {
  const seen: (StoryRender | null)[] = [];
  const actors: StoryActors = new StoryActors(async () => {
    render(actors);
    actors.finish();
  });
  actors.subscribe(() => seen.push(actors.story));
  render(actors);
  expect(seen.every((one) => one === null)).toBe(true);
  actors.finish();
  const [machine] = actors.machines;
  seen.length = 0;
  await machine?.stage.restart();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((one) => one === story)).toBe(true);
  expect(actors.machines).toEqual([machine]);
});

test('a story that is rendered anew by others is out of view until it is ready', () => {
  const actors = new StoryActors(() => Promise.resolve());
  render(actors);
  actors.finish();
  render(actors);
  expect(actors.story).toBeNull();
  actors.finish();
  expect(actors.story).toBe(story);
});
