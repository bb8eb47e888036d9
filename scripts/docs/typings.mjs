/** Types for page scripts. */
export function writeTypings(elements, { declarations }, pageApi) {
  return `// Written by \`npm run docs\` from the elements' tables.

${declarations}

${pageApi}

type Flag = boolean | '' | 'true' | 'false' | '1' | '0'

${elements.map(writeElement).join('\n\n')}

type CourtsideEvents = {
  [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]>
}

declare global {
  interface HTMLElementEventMap extends CourtsideEvents {}
  interface DocumentEventMap extends CourtsideEvents {}
  interface WindowEventMap extends CourtsideEvents {}
  interface Window {
    /** Where the page has the script actions.js. */
    readonly courtside: Courtside
  }
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
}
`
}

/** Types for pages in React, separate because they need React's types. */
export function writeJsxTypings(elements) {
  const tags = elements.map(({ tag, className }) => {
    return `  '${tag}': elements.${className}Attributes & CommonAttributes`
  })
  return `// Written by \`npm run docs\` from the elements' tables.

import type * as elements from './elements.d.ts'

interface CommonAttributes {
  key?: string | number | null
  id?: string
  class?: string
  className?: string
  children?: unknown
  hidden?: boolean
  'data-wake'?: string
}

interface Tags {
${tags.join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`
}

function writeElement({ className, summary, attributes, isReact }) {
  const ready = isReact
    ? [
        '  /** Resolves when it is drawn; to false when it could not be. */',
        '  readonly ready: Promise<boolean>',
      ]
    : []
  const fields = attributes.flatMap((it) => [
    `  /** ${it.description} */`,
    `  ${it.prop}${isCertain(it) ? '' : '?'}: ${it.type}${isCertain(it) ? '' : ' | undefined'}`,
  ])
  return `/** ${summary} */
export interface ${className} extends HTMLElement {
${[...fields, ...ready].join('\n')}
}

export interface ${className}Attributes {
${attributes.map(writeAttribute).join('\n')}
}`.replaceAll('{\n\n}', '{}')
}

function isCertain({ kind, required, default: standard }) {
  return kind === 'boolean' || required || standard !== undefined
}

function writeAttribute({ name, kind, type, required }) {
  const types = { boolean: 'Flag', number: 'number | string', json: 'string' }
  return `  ${name}${required ? '' : '?'}: ${types[kind] ?? type}`
}
