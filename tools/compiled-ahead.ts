import { parseAst, type Plugin } from 'vite';

/**
 * A browser compiles a function in parentheses with its file, away from the page, and any other when it is
 * first called: all of React DOM, which is one such function, in the task that brings the page to life
 * (20 of its 35 ms on a fast computer). The bundler writes the parentheses; the minifier takes them away.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = parenthesized(file.code);
      }
    },
  };
}

/** Puts the functions of CommonJS modules, `const load = module((exports) => { … })`, in parentheses. */
export function parenthesized(code: string): string {
  const cuts = parseAst(code)
    .body.flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(({ type }) => type === 'ArrowFunctionExpression');
  return cuts.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}
