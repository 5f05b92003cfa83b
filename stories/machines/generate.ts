/** Writes the stories of each machine: one to step through it, and one for each state it stands in. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines, standingStates } from './machines.ts';
import { never } from './never.ts';

const target = join(import.meta.dirname, '__generated__');
rmSync(target, { recursive: true, force: true });
mkdirSync(target);

for (const [id, machine] of Object.entries(machines)) {
  // That each machine has one is a test's to say.
  if (!existsSync(join(import.meta.dirname, 'exhibits', `${id}.ts`))) continue;
  const states = standingStates(machine).map(
    (path) => `
export const ${exportName(path)} = { name: '${path}', ...standingIn(${id}, '${path}') };
`,
  );
  const unreached = Object.keys(never[id] ?? {}).map((path) => `'${path}'`);
  if (unreached.length > 0) {
    states.push(`
export const NeverReached = {
  tags: ['!dev', '!autodocs'],
  ...reachingNone(${id}, [${unreached.join(', ')}]),
};
`);
  }
  const stories = unreached.length > 0 ? 'reachingNone, standingIn' : 'standingIn';
  writeFileSync(
    join(target, `${id}.stories.ts`),
    `// Generated from the machine by \`npm run generate\`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { ${id} } from '../exhibits/${id}.ts';
import { ${stories} } from '../walk/exhibitStories.ts';

export default { title: '${id}' };

export const StepThrough = { tags: ['!test'], ...benchOf(${id}) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(${id}) };
${states.join('')}`,
  );
}

/** `editing.order.ready` as the name of an export: `EditingOrderReady`. */
function exportName(path: string): string {
  return path
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
