/** A parsed drawing: the parts that the shop changes, and those that it serves as is. */
export interface Drawing {
  /** The rules of its style sheet, without spaces around the punctuation. */
  readonly rules: string
  /** Definitions and shapes, with the ids they have in the file. */
  readonly body: string
  /** The `viewBox` of the part worth a closer look. */
  readonly detail: string | undefined
}

const TITLE = /<title[^>]*>[^<]*<\/title>/
const STYLE = /<style[^>]*>([^<]*)<\/style>/
const DETAIL = /<view id="detail" viewBox="([^"]*)"\s*\/>/
const ROOT = /<svg[^>]*>(.*)<\/svg>/s

export function readDrawing(file: string): Drawing {
  const [, content = ''] = ROOT.exec(withoutLayout(file)) ?? []
  const [, rules = ''] = STYLE.exec(content) ?? []
  const [, detail] = DETAIL.exec(content) ?? []
  const shapes = content.replace(TITLE, '').replace(STYLE, '').replace(DETAIL, '')
  return {
    rules: rules.trim().replace(/ ?([{}:;]) ?/g, '$1'),
    body: withoutNames(shapes.replaceAll('xlink:href=', 'href=')),
    detail,
  }
}

function withoutLayout(file: string): string {
  return file
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
}

/** Removes ids without references, which only name parts for editors of the file. */
function withoutNames(shapes: string): string {
  const referenced = new Set([...shapes.matchAll(/#([\w-]+)/g)].map(([, id]) => id))
  return shapes.replace(/ id="([^"]*)"/g, (whole, id) => (referenced.has(id) ? whole : ''))
}
