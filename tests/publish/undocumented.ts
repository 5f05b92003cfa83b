import { dirname } from 'node:path';
import ts from 'typescript';

/** Members that need no comment, because HTML or React defines them or their name is clear. */
const wellKnown = new Set([
  'autoCapitalize',
  'autoComplete',
  'children',
  'choices',
  'count',
  'disabled',
  'enterKeyHint',
  'href',
  'icon',
  'label',
  'max',
  'maxLength',
  'min',
  'onBlur',
  'onChange',
  'onPress',
  'onRetry',
  'readOnly',
  'required',
  'spellCheck',
  'text',
  'title',
  'value',
]);

/** Lists the exports of a module, and the members of exported types (`Quote.price`), that have no comment. */
export function undocumentedIn(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  const symbols = checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return { name: symbol.name, meant: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
  });
  const shapes = createShapes(checker, dirname(file));
  const names = new Set(symbols.map(({ name }) => name));
  /**
   * True for a type of props whose component is exported, too: the comment of the component covers
   * it.
   */
  const isToldElsewhere = (name: string) =>
    name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));
  return symbols.flatMap(({ name, meant }) => {
    const isTold = isToldElsewhere(name) || commentOn(meant, checker) !== '';
    return (isTold ? [] : [name]).concat(shapes.undocumented(name, meant));
  });
}

function commentOn(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

/** Visits exported types and the types of their members. */
function createShapes(checker: ts.TypeChecker, folder: string) {
  const seen = new Set<ts.Type>();

  /** True if a symbol is declared in this package. */
  function isOurs(symbol: ts.Symbol): boolean {
    // TypeScript declares all private members of a class as one member, `#private`.
    if (symbol.name === '#private') return false;
    return (symbol.declarations ?? []).some((one) =>
      one.getSourceFile().fileName.startsWith(folder),
    );
  }

  /**
   * Lists the members that have no comment of their own and whose name is not in backticks in `comment`, the comment of
   * their type.
   */
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
