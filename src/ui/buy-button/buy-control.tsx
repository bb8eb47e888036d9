import type { FormEvent, ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { type Forms, HiddenFields } from '../action-form.tsx'
import { type ButtonKind, buttonClass, loginUrl } from './button-parts.ts'

interface OtherControlProps {
  readonly kind: Exclude<ButtonKind, 'buy'>
  readonly href?: string | undefined
  readonly loggedOutText?: string | undefined
  readonly cssClass?: string | undefined
}

/** The control when nothing can be bought: a link to the login, or a disabled button. */
export function OtherControl({ kind, href, loggedOutText, cssClass }: OtherControlProps) {
  const className = buttonClass(kind, cssClass)
  if (kind === 'login') {
    return (
      <a className={className} href={loginUrl(href)} data-handoff="">
        {loggedOutText || text('product.loggedout')}
      </a>
    )
  }
  return (
    <button type="button" className={className} disabled>
      {text('product.outofstock')}
    </button>
  )
}

interface BuyLabelProps {
  readonly label?: string | undefined
  readonly name?: string | undefined
}

/** The button's label, with the article's name, because many buttons on a page have the same label. */
export function BuyLabel({ label, name }: BuyLabelProps) {
  return (
    <>
      {label || text('product.buy')}
      {name && <span className="cs-visually-hidden">{`, ${name}`}</span>}
    </>
  )
}

interface BuyFormProps {
  /** The id by which a quantity field outside the form refers to it. */
  readonly id?: string | undefined
  readonly forms?: Forms | undefined
  readonly articleNumber: string
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** Puts one article in the cart without script, if it has `forms`. */
export function BuyForm({ id, forms, articleNumber, onSubmit, children }: BuyFormProps) {
  const post = forms && { method: 'post', action: `${forms.prefix}/cart/add` }
  return (
    <form className="buy-button__form" id={id} {...post} onSubmit={onSubmit}>
      {forms && <HiddenFields fields={{ ...forms.hidden, articleNumber }} />}
      {children}
    </form>
  )
}
