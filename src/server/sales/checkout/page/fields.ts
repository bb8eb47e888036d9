import { type FormField, fieldId } from '../../../../model/checkout-form.ts'
import { flag, type Html, html } from '../../../platform/html/html.ts'
import { icon } from '../../../platform/html/icon.ts'
import type { PageContext } from '../../../platform/pages/page-context.ts'
import { type CheckoutDrawing, valueAt } from './drawing.ts'

const MAX_LENGTH = 200
const MAX_NOTE_LENGTH = 500

/** The form that controls outside of it belong to. */
export const FORM_ID = 'checkout-form'

export function checkoutFields(drawing: CheckoutDrawing, fields: readonly FormField[]): Html[] {
  return fields.map((it) => checkoutField(drawing, it))
}

/** One line to fill in, drawn as the element draws it. */
export function checkoutField(
  { page, checkout, errors }: CheckoutDrawing,
  field: FormField,
  form?: string,
): Html {
  const { path } = field
  const id = fieldId(path)
  const error = errors[path]
  return html`<div class="cs-field"${error && html` data-state="error"`}>${fieldLabel(page, id, field)}<input id="${id}" name="${path}"${form && html` form="${form}"`}${
    field.isShort && html` class="cs-input--short"`
  } type="${field.type ?? 'text'}"${field.inputMode && html` inputmode="${field.inputMode}"`} autocomplete="${field.autoComplete}"${
    field.type === 'email' && html` autocapitalize="none"`
  }${field.isVerbatim && html` autocorrect="off" spellcheck="false"`} maxlength="${field.maxLength ?? MAX_LENGTH}"${
    !field.isOptional && html` required`
  }${described(id, error, field.hint)} value="${valueAt(checkout, path)}">${
    field.hint && html`<p class="cs-field__hint" id="${id}-hint">${page.t(field.hint)}</p>`
  }${fieldError(id, error)}</div>`
}

function fieldLabel(
  page: PageContext,
  id: string,
  { label, isOptional }: Pick<FormField, 'label' | 'isOptional'>,
): Html {
  return html`<label class="cs-field__label" for="${id}">${page.t(label)}${
    isOptional && html`<span class="cs-field__optional"> ${page.t('field.optional')}</span>`
  }</label>`
}

/** c/o, say: a link that opens the field; open where it is filled in or wrong. */
export function fold(
  label: string,
  act: string,
  { isOpen, content }: { readonly isOpen: boolean; readonly content: Html | readonly Html[] },
): Html {
  return html`<details class="cs-fold"${flag('open', isOpen)}><summary class="cs-fold__link" data-act="${act}">${icon('plus')}${label}</summary><div class="cs-fold__content">${content}</div></details>`
}

export function foldedField(
  drawing: CheckoutDrawing,
  field: FormField,
  label: string,
  act: string,
) {
  return fold(drawing.page.t(label), act, {
    isOpen: isFilled(drawing, field.path),
    content: checkoutField(drawing, field),
  })
}

export function isFilled({ checkout, errors }: CheckoutDrawing, path: string): boolean {
  return valueAt(checkout, path) !== '' || errors[path] !== undefined
}

export function orderNote(drawing: CheckoutDrawing): Html {
  const { page, checkout, errors } = drawing
  const path = 'orderNote'
  const id = fieldId(path)
  const content = html`<div class="cs-field"${errors[path] && html` data-state="error"`}>${fieldLabel(page, id, { label: 'checkout.field.orderNote', isOptional: true })}<textarea id="${id}" name="${path}" rows="3" maxlength="${MAX_NOTE_LENGTH}"${described(id, errors[path], undefined)}>${checkout.orderNote}</textarea>${fieldError(id, errors[path])}</div>`
  return fold(page.t('checkout.note.add'), 'note', { isOpen: isFilled(drawing, path), content })
}

export function fieldError(id: string, error: string | undefined): Html | undefined {
  if (!error) return undefined
  return html`<p class="cs-error" id="${id}-error">${icon('warning')}<span>${error}</span></p>`
}

export function described(id: string, error: string | undefined, hint: string | undefined): Html {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return html`${error && html` aria-invalid="true"`}${ids !== '' && html` aria-describedby="${ids}"`}`
}
