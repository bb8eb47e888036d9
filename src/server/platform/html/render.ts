import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Text, withTexts } from '../../../i18n/text.ts'
import { type Html, markupOf, trusted } from '../../pages/html.ts'

const OPEN = '<noscript>'
const CLOSE = '</noscript>'

/**
 * Draws views to a string, with texts of one language. React writes no handler, and puts a sentence in
 * the place of an address that is a script. It never moves what is in a `<noscript>`, nor puts links
 * that preload pictures before it, so the markup is drawn in one and taken out.
 */
export function render(node: ReactNode, texts: Text): Html {
  const markup = withTexts(texts, () =>
    renderToStaticMarkup(createElement('noscript', undefined, node)),
  )
  return trusted(markup.slice(OPEN.length, -CLOSE.length))
}

/** Has an element hold markup of a template that is no view yet: `<main {...contents(html`…`)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}
