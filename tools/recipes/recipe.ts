import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A throw-away copy of the repository. */
export interface Copy {
  /** Writes a new file. */
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  /** Replaces a text of a file that occurs there once. @throws if it does not. */
  readonly replace: (path: string, text: string, by: string) => void;
  /** Runs a script of package.json. @throws if it fails. */
  readonly run: (script: string) => Promise<void>;
}

/** Something that people add to the guide, done as CONTRIBUTING.md says. */
export interface Recipe {
  readonly name: string;
  /** How many files it touches by hand, at most; what a script writes does not count. */
  readonly files: number;
  /** What is added first, and what the compiler then asks for: parts of its answer. */
  readonly begin: (copy: Copy) => void;
  readonly asked: readonly string[];
  /** Adds the rest, after which types and tests pass; a recipe without it ends with the question. */
  readonly finish?: (copy: Copy) => Promise<void> | void;
  /** The unit tests that concern it: parts of their paths. */
  readonly tests: readonly string[];
}

export function copyAt(root: string, run: Copy['run']): Copy {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  return {
    read,
    write,
    run,
    replace(path, text, by) {
      const parts = read(path).split(text);
      if (parts.length !== 2) throw new Error(`${path} holds “${text}” ${parts.length - 1} times`);
      write(path, parts.join(by));
    },
  };
}
