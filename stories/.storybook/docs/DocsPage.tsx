import { ArgTypes, Title, useOf } from '@storybook/addon-docs/blocks';
import { Guide } from './Guide.tsx';
import { StoryList } from './StoryList.tsx';

/** The docs page of a component: guide, props and stories. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters;
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  return (
    <>
      <Title />
      {guide === undefined ? null : <Guide of={guide} />}
      <h2>Props</h2>
      {hasProps ? <ArgTypes of={csfFile.moduleExports} /> : <p>None.</p>}
      <h2>Stories</h2>
      <StoryList />
    </>
  );
}
