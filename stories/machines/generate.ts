/** Writes the stories of each machine: the stepper, and one for each leaf state. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, machineTitle } from '../titleWords.ts';
import { wordsOf } from './words/wordsOf.ts';
import { machines, leafStates } from './machines.ts';
import { unreachableStates } from './unreachableStates.ts';

const target = join(import.meta.dirname, '__generated__');
rmSync(target, { recursive: true, force: true });
mkdirSync(target);

for (const [id, machine] of Object.entries(machines)) {
  // `scenarios.test.ts` checks that each machine has a scenario.
  if (!existsSync(join(import.meta.dirname, 'scenarios', `${id}.ts`))) continue;
  const paths = leafStates(machine);
  const nameOf = (path: string) =>
    inBoth((locale) => {
      const { states: words = {} } = wordsOf(id, locale);
      const sentence = (one: string) => words[one] ?? one;
      const isShared = paths.some((other) => other !== path && sentence(other) === sentence(path));
      return isShared ? `${sentence(path)} (${path})` : sentence(path);
    });
  const states = paths.map(
    (path) => `
export const ${exportName(path)} = { name: ${JSON.stringify(nameOf(path))}, ...inState(${id}, '${path}') };
`,
  );
  const unreached = Object.keys(unreachableStates[id] ?? {}).map((path) => `'${path}'`);
  if (unreached.length > 0) {
    states.push(`
export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(${id}, [${unreached.join(', ')}]),
};
`);
  }
  const stories = unreached.length > 0 ? 'unreachable, inState' : 'inState';
  writeFileSync(
    join(target, `${id}.stories.ts`),
    `// Generated from the machine by \`npm run generate\`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { ${id} } from '../scenarios/${id}.ts';
import { ${stories} } from '../runner/stateStories.ts';

export default { title: '${machineTitle(id)}', id: 'machines-${id.toLowerCase()}' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(${id}) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(${id}) };
${states.join('')}`,
  );
}

/** `editing.order.ready` → `EditingOrderReady`. */
function exportName(path: string): string {
  return path
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
