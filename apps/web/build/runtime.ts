import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler keeps in a file of its own: a few lines by which modules of the old format are called. */
export const runtimeChunk = 'rolldown-runtime.js';

const importsOfRuntime = /import(?:\{([^}]*)\}from)?"\.\/rolldown-runtime\.js";/g;

/**
 * Puts the bundler's runtime into a script that every page starts with and that imports nothing else: one request less.
 * Throws where the bundler writes another form.
 */
export function joinRuntime(folder: string, host: string): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const form = /^(?<body>.*)export\{(?<names>[^}]*)\};\s*$/s.exec(read(runtimeChunk));
  if (form?.groups === undefined) throw new Error(`${runtimeChunk} has another form by now.`);
  const { body = '', names = '' } = form.groups;
  const exported = pairs(names).map(([local, name]) => `${name}:${local}`);
  const given = pairs(names).map(([, name]) => `${name}:runtime$${name}`);
  const head = `export const{${given.join()}}=(()=>{${body}return{${exported.join()}}})();`;
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const joined = read(file).replaceAll(importsOfRuntime, (_, list: string | undefined) => {
      if (list === undefined) return '';
      const taken = pairs(list);
      if (file === host) {
        return `const ${taken.map(([name, local]) => `${local}=runtime$${name}`).join()};`;
      }
      return `import{${taken.map(([name, local]) => `runtime$${name} as ${local}`).join()}}from"./${host}";`;
    });
    if (joined.includes(runtimeChunk)) throw new Error(`${file} has another form by now.`);
    writeFileSync(join(folder, file), file === host ? head + joined : joined);
  }
  rmSync(join(folder, runtimeChunk));
}

/** Of «a as b, c»: what it is here, and what it is called there. */
function pairs(list: string): (readonly [string, string])[] {
  return list.split(',').map((one) => {
    const [name = '', local = name] = one.split(' as ');
    return [name, local] as const;
  });
}
