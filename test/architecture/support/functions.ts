import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

const MOST_LINES = 50

/** Functions of any kind, from the line they start in to the one they end in. */
export function findLongFunctions(source: Source): readonly Place[] {
  const file = parse(source)
  return walk(file)
    .filter((it) => ts.isFunctionLike(it) && 'body' in it && it.body !== undefined)
    .flatMap((node) => {
      const line = lineOf(file, node.getStart(file))
      const length = lineOf(file, node.getEnd()) - line + 1
      return length > MOST_LINES ? [{ path: source.path, line, found: `${length} lines` }] : []
    })
}
