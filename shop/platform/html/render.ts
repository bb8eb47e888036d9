import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Text, withTexts } from '../../../src/i18n/text.ts'
import { type Html, markupOf, trusted } from './html.ts'

const OPEN = '<noscript>'
const CLOSE = '</noscript>'
/** React parts texts that stand side by side; a view writes such texts as one. */
const BETWEEN_TEXTS = '<!-- -->'
/** What React draws, without a word, in place of a section that threw. */
const FAILED_SECTION = '<!--$!-->'
/** React writes every string prop of a custom element, handlers too. */
const HANDLER = /<[a-z]+-[\w-]* (?:[^\s"=<>]+="[^"]*" )*[oO][nN]/

/**
 * Draws views to a string, with texts of one language. No handler can be written, and React writes
 * a script that throws in the place of an address that is a script. Of what is in a `<noscript>` it
 * moves nothing to the head and preloads no picture, so the markup is drawn in one and taken out.
 */
export function render(node: ReactNode, texts: Text): Html {
  const whole = createElement('noscript', undefined, node)
  const markup = withTexts(texts, () => renderToString(whole)).replaceAll(BETWEEN_TEXTS, '')
  if (HANDLER.test(markup)) throw new Error('A view gives a custom element a handler')
  if (markup.includes(FAILED_SECTION)) throw new Error('A section of a view threw')
  return trusted(markup.slice(OPEN.length, -CLOSE.length))
}

/** Puts markup that is drawn already into an element of a view: `<main {...contents(markup)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}
