export type Path = readonly (string | number)[]

/** Line numbers in a JSON text, from 1. */
export interface JsonLines {
  /** The line of a field; for a missing one, the line of its parent. */
  readonly lineOf: (path: Path) => number
  /** A field that occurs twice in an object, or is nested too deeply. */
  readonly fault?: LocatedFault
}

interface LocatedFault {
  readonly path: Path
  readonly key: 'shopFile.deep' | 'shopFile.twice'
  readonly line: number
}

interface Cursor {
  readonly text: string
  readonly tokens: readonly RegExpExecArray[]
  at: number
  readonly lines: Map<string, number>
  fault?: LocatedFault
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g
const MAX_DEPTH = 20

/** Finds the lines of the fields in a well-formed JSON text. */
export function locateJson(text: string): JsonLines {
  const cursor: Cursor = { text, tokens: [...text.matchAll(TOKEN)], at: 0, lines: new Map() }
  readValue(cursor, [])
  const { fault, lines } = cursor
  return { lineOf, ...(fault && { fault }) }

  function lineOf(path: Path): number {
    const line = lines.get(JSON.stringify(path))
    if (line !== undefined) return line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split('\n').length
}

function readValue(cursor: Cursor, path: Path): void {
  if (path.length > MAX_DEPTH) noteFault(cursor, path, 'shopFile.deep')
  if (cursor.fault) return
  const opener = cursor.tokens[cursor.at]?.[0]
  cursor.at += 1
  if (opener === '{') readFields(cursor, path)
  else if (opener === '[') readItems(cursor, path)
}

function readFields(cursor: Cursor, path: Path): void {
  while (!isAtEnd(cursor, '}')) {
    const inside = [...path, String(JSON.parse(cursor.tokens[cursor.at]?.[0] ?? '""'))]
    note(cursor, inside)
    // Skips the key and its colon.
    cursor.at += 2
    readValue(cursor, inside)
  }
}

function readItems(cursor: Cursor, path: Path): void {
  for (let index = 0; !isAtEnd(cursor, ']'); index += 1) {
    note(cursor, [...path, index])
    readValue(cursor, [...path, index])
  }
}

/** Skips a comma or the closing bracket; true at the end. */
function isAtEnd(cursor: Cursor, end: '}' | ']'): boolean {
  if (cursor.fault) return true
  const token = cursor.tokens[cursor.at]?.[0]
  if (token === ',' || token === end) cursor.at += 1
  return token === end || token === undefined
}

function note(cursor: Cursor, path: Path): void {
  const name = JSON.stringify(path)
  if (cursor.lines.has(name)) noteFault(cursor, path, 'shopFile.twice')
  else cursor.lines.set(name, lineAtCursor(cursor))
}

function noteFault(cursor: Cursor, path: Path, key: LocatedFault['key']): void {
  cursor.fault ??= { path, key, line: lineAtCursor(cursor) }
}

function lineAtCursor({ text, tokens, at }: Cursor): number {
  return lineAt(text, tokens[at]?.index ?? text.length)
}
