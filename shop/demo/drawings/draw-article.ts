import type { ArticleDrawings, ArticlePicture } from '../../catalogue/article-drawings.ts'
import { type Tones, tonesOf } from './paint.ts'
import type { Drawing } from './read-drawing.ts'
import { drawingOf, viewsOf } from './views.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The drawings of the demo catalogue. */
export const demoDrawings: ArticleDrawings = { draw: drawArticle, viewsOf }

/**
 * The drawing of an article, in its colours, as a self-contained SVG of 400 × 400 units.
 * It has three layers of detail, and shows as many as fit its displayed width.
 */
export function drawArticle(picture: ArticlePicture): string {
  const { kind, hex, accentHex = '', number = '', label = '', theme, view } = picture
  const drawing = drawingOf(kind, view)
  const id = `d${hashOf([kind, hex, accentHex, number, theme ?? '', view ?? ''].join('|'))}`
  const title = label && `<title>${escapeXml(label)}</title>`
  const style = `<style>${layers(picture, id)}${colours(drawing, id, tonesOf(hex, accentHex))}</style>`
  const shapes = withOwnNames(withNumber(drawing.body, escapeXml(number.slice(0, 4))), id)
  const light = theme === 'light' ? '' : spotlight(id)
  const body = theme === 'dark' ? onDarkTile(shapes, id) : shapes
  return `<svg ${root(picture, drawing)}>${title}${style}${light}${body}</svg>`
}

function root({ view, frame }: ArticlePicture, { detail }: Drawing): string {
  const square = (view === 'detail' && detail) || '0 0 400 400'
  const size = frame === 'window' ? '100%' : '400'
  const attributes = `viewBox="${square}" width="${size}" height="${size}"`
  return `xmlns="http://www.w3.org/2000/svg" ${attributes} role="img"`
}

/** The page's `--courtside-tile` in dark mode, into which the wall fades. */
const DARK_WALL = '#2b3038'
const DARK_FLOOR = 'fill="#0b1020" fill-opacity=".26"'

/** In dark mode, a light on the wall makes dark articles stand out without glare. */
function spotlight(id: string): string {
  const stops = [
    ['0', '#aab0b9'],
    ['.42', '#737a86'],
    ['1', DARK_WALL],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
  const place = 'gradientUnits="userSpaceOnUse" cx="200" cy="200" r="330"'
  return `<radialGradient id="${id}-spot" ${place}>${stops.join('')}</radialGradient>`
}

const FINE_WEAVE = '.cs-coarse{display:none}.cs-fine{display:inline}'
const LAYERS =
  '@media(max-width:119.9px){.cs-m{display:none}}' +
  '@media(max-width:319.9px){.cs-l{display:none}}' +
  `@media(min-width:560px){${FINE_WEAVE}}`
/** Details of a close-up are large enough at smaller widths. */
const CLOSE_LAYERS = `@media(max-width:119.9px){.cs-l{display:none}}${FINE_WEAVE}`

/** Without support for these styles, every layer shows on the light tile. */
function layers({ theme, view }: ArticlePicture, id: string): string {
  const tile = `.cs-wall{fill:url(#${id}-spot)}.cs-floor{fill:#0b1020;fill-opacity:.26}`
  const dark = theme ? '' : `@media(prefers-color-scheme:dark){${tile}}`
  return (view === 'detail' ? CLOSE_LAYERS : LAYERS) + dark
}

/** A rule and its first property: `.deep{fill:…`, `.deep-line{stroke:…`. */
const RULE = /\.([a-z-]+)\{([a-z-]+):([^;}]+)/g

/** The file's rules with the article's tones. */
function colours({ rules }: Drawing, id: string, tones: Tones): string {
  return rules.replace(RULE, (_, name: string, property: string, value: string) => {
    const tone = tones[name.replace(/-(?:line|stop)$/, '')]
    return `.${id}-${name}{${property}:${tone ?? value}`
  })
}

const NUMBER = /(<text class="(sample-)?number[^>]*>)[^<]*<\/text>/g

/** A text of class `number` shows the article's number, if any; a `sample-number` has a default. */
function withNumber(body: string, number: string): string {
  return body.replace(NUMBER, (whole, start: string, sample?: string) => {
    if (number) return `${start}${number}</text>`
    return sample ? whole : ''
  })
}

/** Makes ids and classes unique among drawings of a document, except those of the layers and the tile. */
function withOwnNames(body: string, id: string): string {
  return body
    .replace(/ id="|url\(#| href="#/g, (start) => `${start}${id}-`)
    .replace(/(?<= class=")(?!cs-)[^"]+/g, (names) => names.replace(/[^ ]+/g, `${id}-$&`))
}

function onDarkTile(body: string, id: string): string {
  return body
    .replace(/(class="cs-wall" )fill="[^"]*"/, `$1fill="url(#${id}-spot)"`)
    .replace(/(class="cs-floor" )fill="[^"]*"/, `$1${DARK_FLOOR}`)
}

/** Escapes text for XML content and attributes; drops characters that XML does not allow. */
function escapeXml(text: string): string {
  const allowed = [...text].filter(isXmlCharacter).join('')
  return allowed.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? '')
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** A short, stable name for a text (FNV-1a), for ids inside a drawing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
