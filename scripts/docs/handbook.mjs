const HEAD = `# Elements

Written by \`npm run docs\` from the elements' tables.

Every tag can also be a plain element with \`data-courtside\`, its attributes with \`data-\` before their names: \`<div data-courtside="buy-button" data-articlenumber="…">\`. \`data-wake\` says when a tag wakes, in place of its own choice: \`now\`, \`visible\` (it comes into view), \`intent\` (somebody points at it, touches it or moves the focus to it), \`idle\` (the browser has time), \`stale\` (what the server wrote has grown old), \`history\` (Back or Forward have changed the query of the address), \`late\` (the browser has time, after what a visitor did first), or several of them.

Every tag has \`data-state\`: \`waiting\`, or none, as long as the server's markup stands and nothing has been asked for, \`loading\` while its part of the script comes, \`ready\`, or \`failed\`. It fires \`courtside:ready\` (\`{ tag }\`), and \`courtside:error\` (\`{ tag, attribute, message }\`) for an attribute that it cannot read or that has another name since the last minor version, and for a fault of its own; an element that is drawn by React has \`ready\`, a promise of true or, when it could not be drawn, false. All events bubble and cross shadow roots.

A bad attribute leaves its last good value, its default, or the server's markup, and is named in the console; with \`?courtside-debug\` in the address, in place too, and then no tag waits to be woken.
`

const ABOUT_EVENTS =
  'A listener can cancel those that begin with `courtside:before-`, with `preventDefault()`: then ' +
  'nothing is sent, said or measured, and the control is as it was. Details are frozen; they hold what ' +
  'is named here and nothing else. A form that the browser itself sends, such as one whose element has ' +
  'not come, fires `submit` alone.'

const OWN_PAGES =
  'On a page of another site: a link to the shop, unless a link or a form of the page stands in it.'

/** The handbook of every tag, as Markdown. */
export function writeHandbook(elements, { details }, pageScripts) {
  const list = elements.map(({ tag, summary }) => `- [\`${tag}\`](#${tag}): ${summary}`)
  return `${[
    HEAD,
    `${list.join('\n')}\n`,
    ...elements.map(writeElement),
    writeEvents(elements, details),
    pageScripts,
  ].join('\n')}`
}

function writeElement(element) {
  const { tag, summary, example, wake, withoutScript, attributes, events, keyboard, states } =
    element
  const elsewhere = element.ownPages ? ` ${OWN_PAGES}` : ''
  return `## ${tag}

${summary}

\`\`\`html
${example}
\`\`\`
${table(['Attribute', 'Kind', 'Meaning'], attributes.map(attributeRow))}${table(
  ['Event', '`detail`', 'Meaning'],
  events.map((it) => [`\`${it.name}\``, codeOf(it.detail), it.description]),
)}${table(
  ['State', 'Meaning'],
  Object.entries(states ?? {}).map(([name, meaning]) => [`\`${name}\``, meaning]),
)}${list('Keyboard', keyboard)}
Wakes on ${wake.map((it) => `\`${it}\``).join(', ')}. Without script: ${lowerFirst(withoutScript)}${elsewhere}
`
}

/** All events, with the tags that fire them. */
function writeEvents(elements, details) {
  const rows = [...details].map(([name, detail]) => {
    const tags = elements.filter((it) => it.events.some((event) => event.name === name))
    const own = /ready|error/.test(name) ? 'every tag' : 'document or window'
    return [`\`${name}\``, codeOf(detail), tags.map(({ tag }) => `\`${tag}\``).join(', ') || own]
  })
  return `## Events

${ABOUT_EVENTS}
${table(['Event', '`detail`', 'Fired by'], rows)}`
}

function attributeRow({ name, kind, values, required, default: standard, description, renamed }) {
  const kinds = values ? values.map((it) => `\`${it}\``).join(' or ') : kind
  const more = required ? ', required' : standard === undefined ? '' : `, else \`${standard}\``
  const olds = Object.entries(renamed ?? {}).map(
    ([old, since]) => ` Called \`${old}\` before ${since}, which still takes that name.`,
  )
  return [`\`${name}\``, kinds + more, description + olds.join('')]
}

function table(heads, rows) {
  if (rows.length === 0) return ''
  const lines = [heads, heads.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((it) => it.replaceAll('|', '\\|')).join(' | ')} |`,
  )
  return `\n${lines.join('\n')}\n`
}

function list(head, lines) {
  if (lines.length === 0) return ''
  return `\n${head}:\n${lines.map((it) => `- ${it}`).join('\n')}\n`
}

/** Nothing is said with most of what is nothing more than its name. */
function codeOf(detail) {
  return detail === 'undefined' ? '' : `\`${detail}\``
}

function lowerFirst(sentence) {
  return sentence[0].toLowerCase() + sentence.slice(1)
}
