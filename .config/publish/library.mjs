/** Builds a published package: one module per source module, one declaration file, and a package.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Indirect dependency from which the compiler imports the types of react-query. */
const core = '@tanstack/query-core';

/** Matches the types of the contract. They are left out of the API report, because the contract itself is reviewed. */
const contract = /^interface (paths|components|operations) /gm;

const amendTypes = {
  name: 'amend-types',
  renderChunk: (code) =>
    code.replaceAll(core, '@tanstack/react-query').replaceAll(contract, '/** @internal */\n$&'),
};

/**
 * Marks components and modules that import React with `use client`, because some frameworks run
 * unmarked modules only on the server.
 */
const useClient = {
  name: 'use-client',
  renderChunk: (code, { facadeModuleId }) =>
    facadeModuleId?.endsWith('.tsx') || /^import .* from "react";$/m.test(code)
      ? `"use client";\n${code}`
      : null,
};

/**
 * Options of tsdown. npm packages are imported, and our unpublished packages are bundled. The declarations are written
 * by the same compiler that checks the types.
 * @param {string} root folder of the package
 * @param {{ plugins?: object[], copy?: (object | string)[], entries?: string[], modules?: string[] }} options plugins for
 * the code, files to copy, further entry points, and modules that no entry point imports
 * @returns {import('tsdown').UserConfig[]}
 */
export function library(root, { plugins = [], copy = [], entries = [], modules = [] } = {}) {
  const source = readManifest(root);
  const indirect = Object.assign({}, ...bundledIn(root, source).map((pack) => pack.dependencies));
  const common = {
    cwd: root,
    platform: 'neutral',
    target: 'es2022',
    tsconfig: join(root, '../tsconfig.dts.json'),
    deps: { neverBundle: [...Object.keys(indirect), core], onlyBundle: [] },
    report: false,
    logLevel: 'error',
  };
  const code = {
    ...common,
    entry: ['src/index.ts', ...entries, ...modules],
    unbundle: true,
    dts: false,
    plugins: [...plugins, useClient],
    copy: ['{README,CHANGELOG}.md', 'docs', ...copy],
    hooks: {
      'build:done': ({ chunks }) => {
        const manifest = manifestOf(source, indirect, chunks, modules);
        const file = join(root, 'dist/package.json');
        writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
      },
    },
  };
  // Each alone: entry points that are built together share a file with a hash in its name.
  const typesOf = (entry) => ({
    ...common,
    entry: { [entry.replace(/^src\/|\.ts$/g, '')]: entry },
    treeshake: { moduleSideEffects: false },
    dts: { emitDtsOnly: true, generator: 'tsgo', tsgo: { path: 'tsc' } },
    plugins: [amendTypes],
  });
  return [code, ...['src/index.ts', ...entries].map(typesOf)];
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Reads the manifests of our packages among the development dependencies. They are not published,
 * so they are bundled.
 */
function bundledIn(root, { devDependencies }) {
  const names = Object.keys(devDependencies).filter((name) => name.startsWith('@corro/'));
  return names.map((name) => readManifest(join(root, '../../node_modules', name)));
}

/**
 * Returns version ranges for the published package. A pinned version becomes the minimum of its
 * range, because only this version was tested; a range stays as it is.
 */
function ranges(versions) {
  const sorted = Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, version]) => [name, /^\d/.test(version) ? `^${version}` : version]),
  );
}

/** Creates the published package.json. */
function manifestOf({ dependencies, peerDependencies, ...source }, indirect, chunks, modules) {
  const imported = new Set(chunks.flatMap(({ imports = [] }) => imports));
  const needed = Object.entries(indirect).filter(([name]) => imported.has(name));
  const files = chunks.map(({ fileName }) => fileName);
  const styles = files.filter((file) => file.endsWith('.css'));
  const entries = files.filter((file) => /^entries\/.*\.js$/.test(file)).toSorted();
  const { name, version, description, license, type, peerDependenciesMeta } = source;
  const effects = modules.map((file) => file.replace(/^src\/(.*)\.ts$/, './$1.js'));
  if (styles.length > 0) effects.unshift('**/*.css');
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: effects.length > 0 ? effects : false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(
        entries.map((file) => [
          `./${basename(file, '.js')}`,
          { types: `./${file.replace(/\.js$/, '.d.ts')}`, default: `./${file}` },
        ]),
      ),
      ...Object.fromEntries(
        styles.map((file) => [
          `./${basename(file)}`,
          { types: './style.css.d.ts', default: `./${file}` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: ranges({ ...Object.fromEntries(needed), ...dependencies }),
    ...(peerDependencies && { peerDependencies: ranges(peerDependencies) }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}
