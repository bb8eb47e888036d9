import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Source {
  readonly path: string
  readonly text: string
}

/** Something that was found, and where. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly found: string
}

const TYPESCRIPT = /\.tsx?$/

/** The files below a folder, by path: TypeScript, where nothing else is asked for. */
export function readSources(folder: string, name = TYPESCRIPT): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((it) => `${folder}/${it.replaceAll('\\', '/')}`)
    .filter((it) => name.test(it) && !it.startsWith('shop/node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** The product and the reference shop. */
export const readProgram = (name = TYPESCRIPT): readonly Source[] =>
  ['src', 'shop'].flatMap((it) => readSources(it, name))

/** What `find` finds in each line. */
export function findInLines(
  { path, text }: Source,
  find: (line: string) => readonly string[],
): readonly Place[] {
  return text
    .split('\n')
    .flatMap((it, at) => find(it).map((found) => ({ path, line: at + 1, found })))
}

/** A source that a measure is tried on. */
export function plant(path: string, text: string): Source {
  return { path, text }
}

export function parse({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

/** Every node below `root`, itself first. */
export function walk(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  function visit(node: ts.Node): void {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return nodes
}

export function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1
}
