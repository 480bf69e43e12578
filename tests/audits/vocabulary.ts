import ts from 'typescript';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'vocabulary.graphs.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

/**
 * What the vocabulary of schema.org does not know in structured data, as errors of TypeScript: the package schema-dts
 * has a type for each of its types, with its properties and their values.
 */
export function unknownToVocabulary(graphs: readonly unknown[]): string[] {
  const lines = graphs.map(
    (graph, index) => `export const graph${index}: Graph = ${JSON.stringify(graph)};`,
  );
  const text = ["import type { Graph } from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(file, text, target) : read(name, target);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
