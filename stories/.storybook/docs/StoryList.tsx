import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { use, useRef, type ContextType } from 'react';
import { frame, inPage, screen, stories as columns } from './docs.css.ts';
import { useFrameGlobals } from './useFrameGlobals.ts';
import { useFrameHeight } from './useFrameHeight.ts';

const places = { inPage, framed: frame, screen };

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Every story of the component, as wide as a phone. */
export function StoryList() {
  const stories = use(DocsContext).componentStories();
  return (
    <div className={columns}>
      {stories
        .filter(({ tags }) => tags.includes('autodocs'))
        .map((story) => (
          <Shown key={story.id} story={story} />
        ))}
    </div>
  );
}

function Shown({ story }: { story: Story }) {
  const section = useRef<HTMLElement>(null);
  const place = placeOf(story);
  const { globals } = use(DocsContext).getStoryContext(story);
  useFrameGlobals(section, globals);
  useFrameHeight(section, place === 'framed');
  return (
    <section ref={section}>
      <h3 id={`anchor--${story.id}`}>{story.name}</h3>
      <Description of={story.moduleExport} />
      <Canvas
        of={story.moduleExport}
        className={places[place]}
        story={{ inline: place === 'inPage' }}
      />
    </section>
  );
}

/**
 * `screen`: a frame of fixed height for a story that covers or scrolls its page
 * (`docs.story.inline` is false). `framed`: a frame as high as the story, because the story sets
 * the toolbar. `inPage`: others.
 */
function placeOf({ parameters, storyGlobals }: Story): 'screen' | 'framed' | 'inPage' {
  if (parameters.docs?.story?.inline === false) return 'screen';
  return Object.keys(storyGlobals).length > 0 ? 'framed' : 'inPage';
}
