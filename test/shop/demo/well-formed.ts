const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
const REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/

/** What is wrong with a piece of XML without comments and sections; an empty text when it is whole. */
export function faultIn(xml: string): string {
  if (REFERENCE.test(xml)) return 'an ampersand that begins no reference'
  if (xml.replace(TAG, '').includes('<')) return 'a broken tag'
  const open: string[] = []
  let fault = xml.search(TAG) === 0 ? '' : 'something before the root'
  for (const found of xml.matchAll(TAG)) {
    fault ||= step(open, found)
    const end = found.index + found[0].length
    if (open.length === 0 && end < xml.length) fault ||= `something after the root at ${end}`
  }
  return fault || (open.length > 0 ? `unclosed ${open.join(' ')}` : '')
}

function step(
  open: string[],
  [, slash, name = '', attributes = '', empty]: RegExpMatchArray,
): string {
  if (slash) return open.pop() === name ? '' : `${name} is closed but was not the last opened`
  if (!empty) open.push(name)
  const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, it]) => it)
  return new Set(names).size < names.length ? `${name} has an attribute twice` : ''
}
