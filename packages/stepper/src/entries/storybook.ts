/// <reference types="node" />
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';

export type * from '../storybook/parameters.ts';

/*
 * Storybook loads this file for `addons: ['@corro/stepper/storybook']` and reads its exports by
 * their names.
 */

/** The built page of the panel, in the published package or in the workspace. */
const page = ['../page', '../storybook/page/dist']
  .map((folder) => join(import.meta.dirname, folder))
  .find(existsSync);

const fileOf = (name: string): string =>
  join(import.meta.dirname, '../storybook', `${name}${extname(import.meta.filename)}`);

/** Finds the actors of the story that is shown. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  fileOf('preview'),
];

/** Adds the panel. */
export const managerEntries = (entries: readonly string[] = []): string[] =>
  page === undefined ? [...entries] : [...entries, fileOf('manager')];

/** Serves the page of the panel. */
export const staticDirs = (
  entries: readonly (string | { readonly from: string; readonly to: string })[] = [],
) => (page === undefined ? entries : [...entries, { from: page, to: '/corro-stepper' }]);
