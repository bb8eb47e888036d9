import { type SubmitEvent, useState } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { findInMarkup } from '../server-markup.ts'
import { buttonClass, buttonKind, loginUrl, partClass } from './button-parts.ts'
import type { BuyButtonProps } from './buy-button.table.ts'
import { useBuying } from './use-buying.ts'

/** A link to log in, a button that is off, or one that buys. */
export function BuyButtonView(props: BuyButtonProps) {
  const kind = buttonKind(props)
  if (kind === 'buy') return <BuyForm {...props} />
  if (kind === 'login') {
    return (
      <a className={buttonClass(kind, props.cssClass)} href={loginUrl(props.href)}>
        {props.loggedOutText || text('product.loggedout')}
      </a>
    )
  }
  return (
    <button type="button" className={buttonClass(kind, props.cssClass)} disabled>
      {text('product.outofstock')}
    </button>
  )
}

/** Keeps the server's form, which a quantity field outside may name as its own. */
function BuyForm(props: BuyButtonProps) {
  const { buy, problem, attempt, uid } = useBuying(props)
  const [form] = useState(() => findInMarkup(props.host, 'form'))
  const errorId = problem && `${uid}-error`
  const button = (
    <ActionButton
      action={buy}
      onError={ignoreSaid}
      act="buy"
      type={form ? 'submit' : 'button'}
      className={partClass(props.cssClass)}
      busyText={text('product.buy.busy')}
      successText={text('product.buy.done')}
      errorText={text('product.buy.failed')}
      describedBy={errorId}
    >
      {props.label || text('product.buy')}
      {props.name && <span className="cs-visually-hidden">{`, ${props.name}`}</span>}
    </ActionButton>
  )
  return (
    <>
      {form ? (
        <form className="buy-button__form" id={form.id || undefined} onSubmit={pressInstead}>
          {button}
        </form>
      ) : (
        button
      )}
      {problem && (
        <div key={attempt} className="buy-button__error" role="alert">
          <FieldError id={errorId}>{messageText(problem)}</FieldError>
        </div>
      )}
    </>
  )
}

/** A submit that nobody pressed the button for, such as one that was held until now. */
function pressInstead(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

/** A failure that reaches the button stands beside it already, from the cart's state. */
function ignoreSaid(): void {}
