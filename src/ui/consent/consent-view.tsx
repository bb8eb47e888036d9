import { createElement, type ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { type ConsentNode, type ConsentQuestion, drawConsent } from './consent-form.ts'

/** The question, drawn by React. */
export function ConsentForm(question: Omit<ConsentQuestion, 'text'>) {
  return toReact(drawConsent({ ...question, text }))
}

function toReact({ tag, properties, children }: ConsentNode, key?: number): ReactNode {
  const drawn = children.map((it, at) => (typeof it === 'string' ? it : toReact(it, at)))
  return createElement(tag, { ...properties, key }, ...drawn)
}
