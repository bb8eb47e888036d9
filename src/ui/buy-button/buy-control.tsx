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

/** The control where nothing can be bought: a login link, or a disabled button. */
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

/** What the button says; with the article's name, as many buttons on a page say the same. */
export function BuyLabel({ label, name }: BuyLabelProps) {
  return (
    <>
      {label || text('product.buy')}
      {name && <span className="cs-visually-hidden">{`, ${name}`}</span>}
    </>
  )
}

interface BuyFormProps {
  /** A quantity field outside the form names it by this. */
  readonly id?: string | undefined
  readonly forms?: Forms | undefined
  readonly articleNumber: string
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** Puts one article in the cart without script, where it has `forms`. */
export function BuyForm({ id, forms, articleNumber, onSubmit, children }: BuyFormProps) {
  const post = forms && { method: 'post', action: `${forms.prefix}/cart/add` }
  return (
    <form className="buy-button__form" id={id} {...post} onSubmit={onSubmit}>
      {forms && <HiddenFields fields={{ ...forms.hidden, articleNumber }} />}
      {children}
    </form>
  )
}
