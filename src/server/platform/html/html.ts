const MARKUP = Symbol('markup')

/** Markup that is safe to send: written in a template here, every value in it escaped. */
export interface Html {
  readonly [MARKUP]: string
}

/** What may stand in a template. Nothing is written for `false`, `null` and `undefined`. */
export type HtmlValue = string | number | false | null | undefined | Html | readonly HtmlValue[]

const SPECIAL = /[&<>"'`]/
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}
const checked = new WeakSet<TemplateStringsArray>()

/** Escapes every value that is not itself `Html`. Attribute values must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  requireQuotes(parts)
  let markup = parts[0] ?? ''
  for (let index = 0; index < values.length; index += 1) {
    markup += write(values[index]) + (parts[index + 1] ?? '')
  }
  return { [MARKUP]: markup }
}

/** Markup that code of ours made elsewhere, such as a drawing. Never anybody's text. */
export function trusted(markup: string): Html {
  return { [MARKUP]: markup }
}

/** Markup one after the other. */
export function concat(...parts: readonly Html[]): Html {
  return { [MARKUP]: parts.map(markupOf).join('') }
}

/** JSON for the inside of a `<script type="application/json">`: it cannot end the script. */
export function scriptJson(value: unknown): Html {
  return { [MARKUP]: JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, codeUnit) }
}

/** A bare attribute, or nothing. */
export function flag(
  name: 'checked' | 'disabled' | 'hidden' | 'open' | 'selected',
  on: boolean,
): Html {
  return { [MARKUP]: on ? ` ${name}` : '' }
}

export function markupOf(page: Html): string {
  return page[MARKUP]
}

export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"'`]/g, (it) => ENTITIES[it] ?? '') : text
}

function write(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  if (value === false || value === null || value === undefined) return ''
  return MARKUP in value ? value[MARKUP] : value.map(write).join('')
}

function requireQuotes(parts: TemplateStringsArray): void {
  if (checked.has(parts)) return
  if (parts.slice(0, -1).some((part) => /\s[\w:-]+=$/.test(part))) {
    throw new Error('An attribute value in a template must be quoted')
  }
  checked.add(parts)
}

function codeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
