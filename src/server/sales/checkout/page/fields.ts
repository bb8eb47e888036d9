import { flag, type Html, html } from '../../../platform/html/html.ts'
import { icon } from '../../../platform/html/icon.ts'

/** A link that opens what few need; open where it is filled in or wrong. */
export function fold(
  label: string,
  act: string,
  { isOpen, content }: { readonly isOpen: boolean; readonly content: Html | readonly Html[] },
): Html {
  const summary = html`<summary class="cs-fold__link" data-act="${act}">${icon('plus')}${label}</summary>`
  const inside = html`<div class="cs-fold__content">${content}</div>`
  return html`<details class="cs-fold"${flag('open', isOpen)}>${summary}${inside}</details>`
}

export function fieldError(id: string, error: string | undefined): Html | undefined {
  if (!error) return undefined
  return html`<p class="cs-error" id="${id}-error">${icon('warning')}<span>${error}</span></p>`
}

export function described(id: string, error: string | undefined, hint: string | undefined): Html {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const invalid = error && html` aria-invalid="true"`
  return html`${invalid}${ids !== '' && html` aria-describedby="${ids}"`}`
}
