import type { ReactNode } from 'react'
import { type Text, withTexts } from '../../../src/i18n/text.ts'
import { type Html, markupOf, trusted } from './html.ts'
import { withViewHooks } from './view-hooks.ts'
import { writeMarkup } from './write-markup.ts'

/**
 * Draws views to a string, with texts of one language. No handler can be written, and React writes
 * a script that throws in the place of an address that is a script.
 */
export function render(node: ReactNode, texts: Text): Html {
  return trusted(withTexts(texts, () => withViewHooks(() => writeMarkup(node))))
}

/** Puts markup that is drawn already into an element of a view: `<main {...contents(markup)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}
