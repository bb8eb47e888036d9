import { useEffect } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { formatMoney } from '../../i18n/money.ts'
import { messageText, pageLanguage, text } from '../../i18n/text.ts'
import type { ArticleErrors } from '../../model/article.ts'
import { totalOf } from '../../model/size-fields.ts'
import { safeUrl } from '../../model/url.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { announce } from '../../ui/live-region.ts'
import type { TypedSizes } from './typed-sizes.ts'

interface SizeFootProps {
  readonly uid: string
  readonly fields: readonly SizeField[]
  readonly sizes: TypedSizes
  readonly errors: ArticleErrors
  readonly add: () => Promise<boolean>
  readonly attempt: number
  readonly added: string
  readonly loggedOutText: string | undefined
  readonly loggedOutHref: string | undefined
  readonly label: string | undefined
  readonly canBuy: boolean
  readonly showsSum: boolean
}

/** The running sum, the button, and what was wrong with the add as a whole. */
export function SizeFoot(props: SizeFootProps) {
  const { uid, errors, loggedOutText } = props
  const [general] = errors.articles
  const errorId = general && `${uid}-general`
  return (
    <div className="size-input__foot">
      <RunningSum {...props} />
      {loggedOutText ? (
        <LoggedOut said={loggedOutText} href={props.loggedOutHref} />
      ) : (
        <AddButton add={props.add} label={props.label} canBuy={props.canBuy} errorId={errorId} />
      )}
      {general && (
        <div key={props.attempt} className="size-input__error" role="alert">
          <FieldError id={errorId}>{messageText(general)}</FieldError>
        </div>
      )}
    </div>
  )
}

interface AddButtonProps extends Pick<SizeFootProps, 'add' | 'label' | 'canBuy'> {
  readonly errorId: string | undefined
}

function AddButton({ add, label, canBuy, errorId }: AddButtonProps) {
  return (
    <ActionButton
      action={add}
      onError={ignoreSaid}
      act="add"
      type="submit"
      className="size-input__button"
      disabled={!canBuy}
      busyText={text('product.buy.busy')}
      successText={text('product.buy.done')}
      errorText={text('product.buy.failed')}
      describedBy={errorId}
    >
      {canBuy ? label || text('product.buy') : text('product.outofstock')}
    </ActionButton>
  )
}

/** A failure that reaches the button stands beside it already, from the cart's state. */
function ignoreSaid(): void {}

function LoggedOut({ said, href }: { readonly said: string; readonly href: string | undefined }) {
  const url = safeUrl(href)
  if (!url) return <p className="size-input__logged-out">{said}</p>
  return (
    <a className="cs-button cs-button--primary size-input__button" href={url}>
      <span className="cs-button__label">{said}</span>
    </a>
  )
}

/** Typing goes on; only the sum that stays is said. */
const REST_MS = 700

/** Pieces and sum of what is filled in, or what has just been added. */
function RunningSum({ fields, sizes, showsSum, added }: SizeFootProps) {
  const { pieces, amount } = totalOf(fields, sizes.quantities)
  const sum = showsSum && amount ? formatMoney(amount, 'SEK', pageLanguage()) : 'none'
  const said = pieces > 0 ? text('size.sum', { n: pieces, sum }) : ''
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => announce(said), REST_MS)
    return () => clearTimeout(timer)
  }, [said])
  return <p className="size-input__sum">{said || added}</p>
}
