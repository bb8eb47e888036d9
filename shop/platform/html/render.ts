import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Text, withTexts } from '../../../src/i18n/text.ts'
import { type Html, markupOf, trusted } from './html.ts'

const OPEN = '<noscript>'
const CLOSE = '</noscript>'
/** React separates adjacent texts by this comment; it is removed. */
const BETWEEN_TEXTS = '<!-- -->'
/** What React silently draws in place of a section that threw. */
const FAILED_SECTION = '<!--$!-->'
/** React writes every string prop of a custom element, including handlers. */
const HANDLER = /<[a-z]+-[\w-]* (?:[^\s"=<>]+="[^"]*" )*[oO][nN]/

/**
 * Draws views to a string, with the texts of one language. Refuses handlers; React itself replaces
 * `javascript:` addresses. The markup is drawn inside a `<noscript>`, which is then removed, because React
 * moves nothing from there to the head and preloads no pictures of it.
 */
export function render(node: ReactNode, texts: Text): Html {
  const whole = createElement('noscript', undefined, node)
  const markup = withTexts(texts, () => renderToString(whole)).replaceAll(BETWEEN_TEXTS, '')
  if (HANDLER.test(markup)) throw new Error('A view gives a custom element a handler')
  if (markup.includes(FAILED_SECTION)) throw new Error('A section of a view threw')
  return trusted(markup.slice(OPEN.length, -CLOSE.length))
}

/** Inserts drawn markup into an element of a view: `<main {...contents(markup)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}
