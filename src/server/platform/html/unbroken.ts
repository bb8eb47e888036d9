import { type Html, html } from './html.ts'

/** Text in which these words, numbers say, stay on one line each. */
export function unbroken(text: string, words: readonly string[]): Html {
  const [word, ...others] = words
  if (!word) return html`${text}`
  const pieces = text.split(word).map((it) => unbroken(it, others))
  return html`${pieces.map((it, at) => html`${at > 0 && html`<span class="shop-unbroken">${word}</span>`}${it}`)}`
}
