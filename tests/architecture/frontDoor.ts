import { dirname } from 'node:path';
import ts from 'typescript';

/** What front doors hand out, as the compiler sees it. */
export interface FrontDoors {
  /** A line for each export: `type Quote`, `value createClient`; in alphabetical order. */
  exportsOf(door: string): readonly string[];
  /** Exports, and members of exported shapes, that no comment says a word about: `Quote.price`. */
  undocumentedIn(door: string): readonly string[];
}

/** Props that mean what they mean in HTML and in React. */
const wellKnown = new Set([
  'autoCapitalize',
  'autoComplete',
  'children',
  'disabled',
  'enterKeyHint',
  'href',
  'maxLength',
  'onBlur',
  'readOnly',
  'required',
  'spellCheck',
]);

/** Opens front doors, source or declarations; all at once, for what they share is then read once. */
export function openFrontDoors(doors: readonly string[]): FrontDoors {
  const program = ts.createProgram(doors, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();

  function symbolsOf(door: string): { name: string; meant: ts.Symbol }[] {
    const source = program.getSourceFile(door);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${door} exports nothing`);
    return checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return { name: symbol.name, meant: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
    });
  }

  return {
    exportsOf(door) {
      return symbolsOf(door)
        .map(({ name, meant }) => `${kindOf(meant)} ${name}`)
        .toSorted();
    },
    undocumentedIn(door) {
      const shapes = createShapes(checker, dirname(door));
      const symbols = symbolsOf(door);
      const names = new Set(symbols.map(({ name }) => name));
      /** The props of a component are what its comment is about. */
      const isToldElsewhere = (name: string) =>
        name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));
      return symbols.flatMap(({ name, meant }) => {
        const isTold = isToldElsewhere(name) || commentOn(meant, checker) !== '';
        return (isTold ? [] : [name]).concat(shapes.undocumented(name, meant));
      });
    },
  };
}

function kindOf({ flags }: ts.Symbol): string {
  if ((flags & ts.SymbolFlags.Class) !== 0) return 'class';
  return (flags & ts.SymbolFlags.Value) === 0 ? 'type' : 'value';
}

function commentOn(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

/** Looks into the shapes that exported types have, and into those of their members. */
function createShapes(checker: ts.TypeChecker, folder: string) {
  const seen = new Set<ts.Type>();

  /** What npm installed, and what the language brings along, is documented elsewhere. */
  function isOurs(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).some((one) =>
      one.getSourceFile().fileName.startsWith(folder),
    );
  }

  /** A member needs a comment of its own unless that of the shape has its name in backticks. */
  function members(path: string, type: ts.Type, comment: string): string[] {
    const parts = type.isUnion() ? type.types : [type];
    return parts.flatMap((part) => {
      if (seen.has(part) || part.getCallSignatures().length > 0) return [];
      seen.add(part);
      return part
        .getProperties()
        .filter(isOurs)
        .flatMap((property) => {
          const name = `${path}.${property.name}`;
          const own = commentOn(property, checker);
          const isTold = own !== '' || comment.includes(`\`${property.name}\``);
          const missing = isTold || wellKnown.has(property.name) ? [] : [name];
          return missing.concat(members(name, checker.getTypeOfSymbol(property), own));
        });
    });
  }

  return {
    undocumented(name: string, symbol: ts.Symbol): string[] {
      const isShape = (symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class)) !== 0;
      if (!isShape) return [];
      return members(name, checker.getDeclaredTypeOfSymbol(symbol), commentOn(symbol, checker));
    },
  };
}
