import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withReferences } from './character-references.ts'

const OPEN = '<noscript>'
const CLOSE = '</noscript>'
/** React writes every string prop of a custom element, handlers too. */
const HANDLER = /<[a-z]+-[\w-]* (?:[^\s"=<>]+="[^"]*" )*[oO][nN]/

/**
 * Markup by React's own renderer. Of what is in a `<noscript>` React moves nothing to the head and
 * preloads no picture, so the markup is drawn in one and taken out.
 */
export function reactMarkup(node: ReactNode): string {
  const markup = renderToStaticMarkup(createElement('noscript', undefined, node))
  if (HANDLER.test(markup)) throw new Error('A view gives a custom element a handler')
  return withReferences(markup.slice(OPEN.length, -CLOSE.length))
}

/** One attribute of such a tag as React writes it, with the space before it; or nothing. */
export function reactAttribute(tag: 'i' | 'x-x', prop: string, value: unknown): string {
  const markup = reactMarkup(createElement(tag, { [prop]: value }))
  return markup.slice(`<${tag}`.length, -`></${tag}>`.length)
}
