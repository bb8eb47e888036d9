/** The maximum nesting of a JSON attribute. */
export const MAX_DEPTH = 64

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

/** Which tokens may come next: `s` is a string, `v` any other scalar. */
const VALUE = '[{sv'
const AFTER: Readonly<Record<string, string>> = { '[': ',]', '{': ',}' }

/** Offset of the first token that JSON does not allow in its position. */
export function findJsonError(text: string): number {
  let at = 0
  let open = ''
  let allowed = VALUE
  for (;;) {
    at = match(SPACE, text, at) ?? at
    const token = readToken(text, at)
    if (!token || !allowed.includes(token.kind)) return at
    const isKey = allowed.startsWith('s')
    open = nest(open, token.kind)
    allowed = nextTokens(token.kind, open.at(-1) ?? '', isKey)
    at = token.end
  }
}

/** `line 1 column 13`, counted as editors do. */
export function describePosition(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `line ${lines.length} column ${(lines.at(-1) ?? '').length + 1}`
}

/** Drops keys that could reach a prototype; false when the value is nested too deep. */
export function tidy(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
  return Object.values(value).every((it) => tidy(it, levels - 1))
}

function readToken(text: string, at: number): { kind: string; end: number } | undefined {
  const first = text[at]
  if (first === undefined) return undefined
  if ('[]{}:,'.includes(first)) return { kind: first, end: at + 1 }
  const end = match(first === '"' ? STRING : SCALAR, text, at)
  return end === undefined ? undefined : { kind: first === '"' ? 's' : 'v', end }
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

function nest(open: string, kind: string): string {
  if (kind === '[' || kind === '{') return open + kind
  return kind === ']' || kind === '}' ? open.slice(0, -1) : open
}

function nextTokens(kind: string, inside: string, isKey: boolean): string {
  if (kind === '[') return `${VALUE}]`
  if (kind === '{') return 's}'
  if (kind === ':') return VALUE
  if (kind === ',') return inside === '[' ? VALUE : 's'
  return kind === 's' && isKey ? ':' : (AFTER[inside] ?? '')
}
