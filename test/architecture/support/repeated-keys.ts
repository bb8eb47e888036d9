import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

/** The text keys that a dictionary writes out. */
export function readTextKeys(source: Source): readonly Place[] {
  const file = parse(source)
  return walk(file).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return []
    const { name } = node
    if (!ts.isStringLiteral(name) && !ts.isIdentifier(name)) return []
    return [{ path: source.path, line: lineOf(file, node.getStart(file)), found: name.text }]
  })
}

/** Keys that stand in an earlier file, or earlier in the same one: which of them wins is chance. */
export function findRepeatedKeys(sources: readonly Source[]): readonly Place[] {
  const first = new Map<string, Place>()
  return sources.flatMap(readTextKeys).flatMap((place) => {
    const before = first.get(place.found)
    if (before) return [{ ...place, found: `${place.found}, also in ${before.path}` }]
    first.set(place.found, place)
    return []
  })
}
