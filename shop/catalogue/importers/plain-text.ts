import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

const BLOCKS = new Set([
  ...['p', 'div', 'ul', 'ol', 'table', 'section', 'article', 'blockquote', 'pre', 'dl', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'footer', 'figure', 'form'],
])
const LINES = new Set(['br', 'tr', 'dt', 'dd'])
/** Elements whose content is not text for readers. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object'])

/**
 * Converts HTML to plain text: a blank line between paragraphs, a bullet before list items. Text without
 * tags keeps its lines. The result is not safe as HTML: escape it wherever it is displayed.
 */
export function plainText(html: string): string {
  const { text, isHtml } = readHtml(html)
  return (isHtml ? text : text.replaceAll('\n', '\v'))
    .split('\v')
    .map(joinBlanks)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Converts HTML to a single line, such as a name: no tags, line breaks, control or direction characters.
 */
export function plainLine(html: string): string {
  return joinBlanks(readHtml(html).text)
}

interface HtmlParse {
  readonly pieces: string[]
  isHtml: boolean
  /** Name of the last opened tag. */
  lastTag: string
  /** The outermost open silent element; `depth` counts open elements of its name. */
  silent: string
  depth: number
}

// A line break of a tag is `\v` until the end, since line breaks of the source are meaningless.
function readHtml(html: string): { readonly text: string; readonly isHtml: boolean } {
  if (!/[<&]/.test(html)) return { text: dropSigns(html), isHtml: false }
  const parse: HtmlParse = { pieces: [], isHtml: false, lastTag: '', silent: '', depth: 0 }
  // Not the package's Parser: it searches its open elements at each end tag, which takes quadratic time,
  // and plain text needs no tree.
  const tokenizer = new Tokenizer({}, readInto(parse, html))
  tokenizer.write(html)
  tokenizer.end()
  return { text: dropSigns(parse.pieces.join('')), isHtml: parse.isHtml }
}

const ignore = (): void => undefined

function readInto(parse: HtmlParse, html: string): TokenizerCallbacks {
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const isInDrawing = () => parse.silent === 'svg'
  const readTag = () => {
    parse.isHtml = true
  }
  return {
    ontext: (start, end) => addText(parse, html.slice(start, end)),
    ontextentity: (codePoint) => addText(parse, String.fromCodePoint(codePoint)),
    onopentagname: (start, end) => openTag(parse, nameAt(start, end)),
    onclosetag: (start, end) => closeTag(parse, nameAt(start, end)),
    onselfclosingtag: () => isInDrawing() && leaveSilent(parse, parse.lastTag),
    isInForeignContext: isInDrawing,
    oncomment: readTag,
    ondeclaration: readTag,
    oncdata: ignore,
    onprocessinginstruction: ignore,
    onopentagend: ignore,
    onattribname: ignore,
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    onend: ignore,
  }
}

function addText(parse: HtmlParse, text: string): void {
  if (!parse.silent) parse.pieces.push(text)
}

function openTag(parse: HtmlParse, name: string): void {
  parse.isHtml = true
  parse.lastTag = name
  addText(parse, breakFor(name))
  if (!parse.silent && SILENT.has(name)) parse.silent = name
  if (parse.silent === name) parse.depth += 1
}

function closeTag(parse: HtmlParse, name: string): void {
  parse.isHtml = true
  leaveSilent(parse, name)
  if (name !== 'li') addText(parse, breakFor(name))
}

function leaveSilent(parse: HtmlParse, name: string): void {
  if (parse.silent !== name) return
  parse.depth -= 1
  if (parse.depth === 0) parse.silent = ''
}

function breakFor(name: string): string {
  if (BLOCKS.has(name)) return '\v\v'
  if (LINES.has(name)) return '\v'
  if (name === 'li') return '\v• '
  return name === 'td' || name === 'th' ? ' ' : ''
}

function joinBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

// Control characters other than blanks, soft hyphens, and characters that hide or reverse text.
const UNWANTED =
  /(?!\s)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/gu

function dropSigns(text: string): string {
  return text.replace(UNWANTED, '')
}
