import { buttonClass, buttonKind } from '../../../src/ui/buy-button/button-parts.ts'
import { BuyForm, BuyLabel, OtherControl } from '../../../src/ui/buy-button/buy-control.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface BuyButtonProps {
  readonly page: PageContext
  readonly articleNumber: string
  /** The article's name, which tells the buttons of a page apart. */
  readonly name: string
  /** `id` of a quantity field outside the tag, which names this form with `form="buy-ARTICLE"`. */
  readonly quantityFieldId?: string | undefined
  readonly isOutOfStock?: boolean
  /** Available pieces, of which a company may order more; absent if the viewer may not see them. */
  readonly maxQuantity?: number | undefined
  /** The day on which more is expected, as text. */
  readonly expectedText?: string | undefined
  /** The link that visitors who may not buy get instead. */
  readonly login?: { readonly text: string; readonly href: string } | undefined
}

/** Id of an article's form, for fields outside it. */
export function buyFormId(articleNumber: string): string {
  return `buy-${articleNumber}`
}

/** A form that adds one article to the cart, until the element takes over. */
export function BuyButton({ page, articleNumber, name, login, ...props }: BuyButtonProps) {
  const { isOutOfStock = false, maxQuantity, expectedText, quantityFieldId } = props
  const kind = buttonKind({ href: login?.href, authenticated: false, outOfStock: isOutOfStock })
  return (
    <buy-button
      articlenumber={articleNumber}
      name={name}
      {...(maxQuantity !== undefined && { maxquantity: maxQuantity })}
      {...(expectedText && { expectedtext: expectedText })}
      {...(isOutOfStock && { outofstock: 'true' })}
      {...(quantityFieldId && { quantityfieldid: quantityFieldId })}
      {...(login && { href: login.href, loggedouttext: login.text })}
    >
      {kind === 'buy' ? (
        <BuyForm id={buyFormId(articleNumber)} forms={formsOf(page)} articleNumber={articleNumber}>
          <button type="submit" className={buttonClass(kind, undefined)} data-act="buy">
            <BuyLabel name={name} />
          </button>
        </BuyForm>
      ) : (
        <OtherControl kind={kind} href={login?.href} loggedOutText={login?.text} />
      )}
    </buy-button>
  )
}
