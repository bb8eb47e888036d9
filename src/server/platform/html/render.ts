import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Text, withTexts } from '../../../i18n/text.ts'
import { type Html, markupOf, trusted } from './html.ts'

const OPEN = '<noscript>'
const CLOSE = '</noscript>'

/**
 * React keeps handlers out of the tags it knows, but writes every string prop of a custom element.
 */
const HANDLER = /<[a-z]+-[\w-]* (?:[^\s"=<>]+="[^"]*" )*[oO][nN]/

/**
 * Draws views to a string, with texts of one language. No handler can be written, and React writes
 * a script that throws in the place of an address that is a script. Of what is in a `<noscript>` it
 * moves nothing to the head and preloads no picture, so the markup is drawn in one and taken out.
 */
export function render(node: ReactNode, texts: Text): Html {
  const markup = withTexts(texts, () =>
    renderToStaticMarkup(createElement('noscript', undefined, node)),
  )
  if (HANDLER.test(markup)) throw new Error('A view gives a custom element a handler')
  return trusted(markup.slice(OPEN.length, -CLOSE.length))
}

/** Puts markup that is drawn already into an element of a view: `<main {...contents(markup)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}
