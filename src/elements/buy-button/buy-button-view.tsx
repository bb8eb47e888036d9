import { type FormEvent, useLayoutEffect, useState } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import { addToCart, prepareAdding } from '../../state/cart/adding.ts'
import { takeCartAlong } from '../../state/cart/hand-off.ts'
import { stopCartChanges } from '../../state/cart/mutation.ts'
import { cartState, errorsOf, loadCart } from '../../state/cart/state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { buttonKind, partClass } from '../../ui/buy-button/button-parts.ts'
import { BuyForm, BuyLabel, OtherControl } from '../../ui/buy-button/buy-control.tsx'
import { FieldError } from '../../ui/field.tsx'
import { ignoreDisplayedError } from '../../ui/use-action.ts'
import { elementPart } from '../react-element.tsx'
import { findInMarkup } from '../server-markup.ts'
import { useAnnouncedRemark } from '../use-announced-wait.ts'
import { type BuyButtonProps, table } from './buy-button.table.ts'
import { useBuying, useRemark } from './use-buying.ts'

/** A link to the login, a disabled button, or a button that buys. */
function BuyButtonView(props: BuyButtonProps) {
  const kind = buttonKind(props)
  useLayoutEffect(takeCartAlong, [])
  return kind === 'buy' ? <Buying {...props} /> : <OtherControl {...props} kind={kind} />
}

/** Keeps the server's form, which a quantity field outside may refer to. */
function Buying(props: BuyButtonProps) {
  const { buy, problem, attempt, uid } = useBuying(props)
  const remark = useRemark(props)
  const words = remark && !problem ? messageText(remark) : ''
  useAnnouncedRemark(words)
  const [form] = useState(() => findInMarkup(props.host, 'form'))
  const errorId = problem && `${uid}-error`
  const button = (
    <ActionButton
      action={buy}
      onError={ignoreDisplayedError}
      act="buy"
      type={form ? 'submit' : 'button'}
      className={partClass(props.cssClass)}
      busyText={text('product.buy.busy')}
      successText={text('product.buy.done')}
      errorText={text('product.buy.failed')}
      describedBy={errorId}
      stop={stopCartChanges}
    >
      <BuyLabel label={props.label} name={props.name} />
    </ActionButton>
  )
  const { articleNumber } = props
  return (
    <>
      {form ? (
        <BuyForm id={form.id || undefined} articleNumber={articleNumber} onSubmit={pressInstead}>
          {button}
        </BuyForm>
      ) : (
        button
      )}
      {words && <p className="buy-button__remark">{words}</p>}
      {problem && (
        <div key={attempt} className="buy-button__error" role="alert">
          <FieldError id={errorId}>{messageText(problem)}</FieldError>
        </div>
      )}
    </>
  )
}

/** A submit without a press on the button, such as one that the loader has held. */
function pressInstead(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

export const { define, mount } = elementPart(table, BuyButtonView)
export const prepare = prepareAdding

/** For scripts of the page that buy as the element does. */
export const actions = { addToCart, cartState, errorsOf, loadCart, messageText }
