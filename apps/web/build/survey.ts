import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Where the survey is, until the app is built. */
export const surveyFolder = join(import.meta.dirname, '..', 'node_modules', '.corro-survey');

/** A build that ships nothing: it finds which modules are used where, and renders the pages. */
export async function surveyBuild(input: string[]): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    mode: 'survey',
    logLevel: 'warn',
    build: {
      outDir: surveyFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input },
    },
  });
  if ('output' in built) return built.output;
  throw new Error('The survey gave no output.');
}
