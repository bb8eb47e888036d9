const WIDTH = 100

/** The allow-list of tags and attributes: for the sanitizer, and for servers that print tags. */
export function writeAllowList(elements) {
  const lines = elements.map(({ tag, attributes }) => writeLine(tag, attributes))
  return `/** Attributes of every tag of ours, from the tables; written by \`npm run docs\`. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
}

function writeLine(tag, attributes) {
  const all = attributes.flatMap((it) => [it.name, ...Object.keys(it.renamed ?? {})])
  const names = all.map((it) => `'${it}'`)
  const line = `  '${tag}': [${names.join(', ')}],`
  if (line.length <= WIDTH) return line
  return `  '${tag}': [\n${names.map((it) => `    ${it},\n`).join('')}  ],`
}
