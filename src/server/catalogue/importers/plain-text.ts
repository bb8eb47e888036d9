import { decodeEntities } from './entities.ts'

const BLOCKS = new Set([
  ...['p', 'div', 'ul', 'ol', 'table', 'section', 'article', 'blockquote', 'pre', 'dl', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'footer', 'figure', 'form'],
])
const LINES = new Set(['br', 'tr', 'dt', 'dd'])
/** Elements whose content is not for reading. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object'])

/**
 * HTML as plain text: a blank line between paragraphs, a bullet before list items. Text without
 * tags keeps its lines. The answer is text, not HTML: it is escaped wherever it is shown.
 */
export function plainText(html: string): string {
  const isHtml = findTag(html, 0) !== -1
  const text = isHtml ? dropTags(html) : html.replaceAll('\n', '\v')
  return decodeEntities(dropSigns(text))
    .split('\v')
    .map(joinBlanks)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A name or another single line: no tags, no line breaks, no control or direction signs. */
export function plainLine(html: string): string {
  return joinBlanks(dropSigns(decodeEntities(dropTags(html))))
}

// A break that a tag makes is `\v` until the end, since line breaks of the source mean nothing.
function dropTags(html: string): string {
  const lower = html.toLowerCase()
  const pieces: string[] = []
  let at = 0
  for (let open = findTag(html, at); open !== -1; open = findTag(html, at)) {
    const close = endOfTag(html, open)
    const name = tagName(lower.slice(open, close))
    const isEnd = html[open + 1] === '/'
    pieces.push(html.slice(at, open), breakFor(name, isEnd))
    at = SILENT.has(name) && !isEnd ? endOfSilent(lower, close, name) : close
  }
  return pieces.join('') + html.slice(at)
}

/** The next `<` that starts a tag, an end tag or a comment; "sizes < 40" holds none. */
function findTag(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(html[at + 1] ?? '')) return at
  }
  return -1
}

function endOfTag(html: string, open: number): number {
  const sign = html.startsWith('<!--', open) ? '-->' : '>'
  const end = html.indexOf(sign, open)
  return end === -1 ? html.length : end + sign.length
}

function endOfSilent(lower: string, from: number, name: string): number {
  const end = lower.indexOf(`</${name}`, from)
  return end === -1 ? lower.length : end
}

function tagName(tag: string): string {
  return /^<\/?([a-z][a-z0-9-]{0,30})/.exec(tag)?.[1] ?? ''
}

function breakFor(name: string, isEnd: boolean): string {
  if (BLOCKS.has(name)) return '\v\v'
  if (LINES.has(name)) return '\v'
  if (name === 'li') return isEnd ? '' : '\v• '
  return name === 'td' || name === 'th' ? ' ' : ''
}

function joinBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

// Control signs that are no blanks, soft hyphens, and signs that hide or turn text.
const UNWANTED =
  /(?!\s)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/gu

function dropSigns(text: string): string {
  return text.replace(UNWANTED, '')
}
