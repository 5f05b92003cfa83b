import { join } from 'node:path';
import ts from 'typescript';

/** What shows sentences, and what names the reasons of the reference upstream. */
const shows = ['apps/web', 'apps/frame'];
export const reasonsFile = 'apps/sandbox/src/store/columnTypes.ts';

/** Reads the code that shows sentences, with its types, as its own compiler settings have it. */
export function readProgram(root: string): ts.Program {
  const configs = shows.map((room) => readConfig(join(root, room, 'tsconfig.json')));
  const files = configs.flatMap(({ fileNames }) => fileNames);
  const sources = files.filter((file) => /\/src\//.test(file) && !/\.(test|fixture)\./.test(file));
  return ts.createProgram([...sources, join(root, reasonsFile)], {
    ...configs[0]?.options,
    noEmit: true,
    // What the build and Node declare tells nothing of ids, and takes as long to read as the code.
    types: [],
  });
}

function readConfig(path: string): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, host);
  if (config === undefined) throw new Error(`${path} cannot be read.`);
  return config;
}
