import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'
import { isPlainClick } from '../../model/plain-click.ts'
import type { Storefront } from '../../model/storefront.ts'
import { safeUrl } from '../../model/url.ts'
import type { Message } from '../../model/validation.ts'
import { AbovePrice } from '../cart-rows/above-price.tsx'
import { CartProblem } from '../cart-rows/cart-problem.tsx'
import { CartRows, type CartRowsProps } from '../cart-rows/cart-rows.tsx'
import { CartSkeleton } from '../cart-rows/cart-skeleton.tsx'
import { CartSum, type CartSumProps } from '../cart-rows/cart-sum.tsx'
import { type ElsewhereCart, EmptyCart } from '../cart-rows/empty-cart.tsx'
import { FreeShipping, type FreeShippingProps } from '../cart-rows/free-shipping.tsx'
import { Notices } from '../cart-rows/notices.tsx'
import type { RemovedRow, Row, RowActions, RowWork } from '../cart-rows/row.ts'
import { HydrationBoundary } from '../hydration-boundary.tsx'
import { announce } from '../live-region.ts'
import type { DrawnProps } from '../view-props.ts'
import { ClearCart, type ClearCartHandlers } from './clear-cart.tsx'
import { useRowWindow } from './use-row-window.ts'

/** The displayed data of a cart. */
export interface DisplayedCart extends CartFootData {
  readonly isAuthenticated: boolean
  readonly currency?: string | undefined
  readonly orderRows: readonly Row[]
  readonly abovePriceText?: string | undefined
  readonly notices?: readonly string[] | undefined
  readonly elsewhere?: ElsewhereCart | undefined
}

export interface CartTableData {
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed'
  readonly problem: Message | undefined
  readonly cart: DisplayedCart
  readonly works: Readonly<Record<string, RowWork>>
  readonly removed: readonly RemovedRow[]
  readonly storefront: Storefront
  readonly language: Language
  readonly shopUrl: string
  readonly shopLabel: string | undefined
  readonly loginUrl: string | undefined
  readonly checkoutUrl: string | undefined
  readonly allRowsUrl: string | undefined
}

interface CartTableHandlers extends CartFootHandlers {
  readonly actions: RowActions
  readonly retry: () => void
}

export type CartTableProps = DrawnProps<CartTableData, CartTableHandlers>

/**
 * The data of a cart table. Keeps one order of properties, because a view's checksum depends on it.
 */
export function cartTableData(
  cart: DisplayedCart & { readonly version?: number },
  state: Omit<CartTableData, 'cart'>,
): CartTableData {
  // A cart that was never changed has a new version each time it is read.
  const { version: _, ...displayed } = cart
  const { status, problem, works, removed, storefront, language, ...links } = state
  const { shopUrl, shopLabel, loginUrl, checkoutUrl, allRowsUrl } = links
  const ways = { shopUrl, shopLabel, loginUrl, checkoutUrl, allRowsUrl }
  return { status, problem, cart: displayed, works, removed, storefront, language, ...ways }
}

/** The rows of the cart and their sum; a skeleton while the cart is loading. */
export function CartTable(props: CartTableProps) {
  const { status, problem, cart, shopUrl, shopLabel, loginUrl, checkoutUrl, storefront } =
    props.data
  const { retry } = props.handlers
  if (status === 'failed' && problem) return <CartProblem problem={problem} retry={retry} />
  if (status !== 'ready') return <CartSkeleton block="cart-table" rows={3} />
  return (
    <>
      {problem && <CartProblem problem={problem} retry={retry} />}
      <Notices block="cart-table" notices={cart.notices} />
      <AbovePrice
        block="cart-table"
        words={cart.abovePriceText}
        loginUrl={loginUrl}
        isAuthenticated={cart.isAuthenticated}
        storefront={storefront}
      />
      <div className="cart-table__body">
        <Rows {...props} />
        {cart.orderRows.length > 0 && (
          <CartFoot {...props} data={cart} storefront={storefront} checkoutUrl={checkoutUrl} />
        )}
      </div>
      {cart.orderRows.length === 0 && (
        <EmptyCart
          block="cart-table"
          shopUrl={shopUrl}
          shopLabel={shopLabel}
          elsewhere={cart.elsewhere}
        />
      )}
    </>
  )
}

function Rows({ data, forms, handlers }: CartTableProps) {
  const { cart, works, removed, storefront, language, allRowsUrl } = data
  if (cart.orderRows.length === 0 && removed.length === 0) return null
  return (
    <WindowedRows
      allRowsUrl={allRowsUrl}
      block="cart-table"
      label={text('cart.title')}
      rows={cart.orderRows}
      works={works}
      removed={removed}
      isAuthenticated={cart.isAuthenticated}
      storefront={storefront}
      currency={cart.currency}
      language={language}
      sizes="counted"
      forms={forms}
      actions={handlers.actions}
      Boundary={HydrationBoundary}
    />
  )
}

interface WindowedRowsProps extends Omit<CartRowsProps, 'hidden' | 'rest'> {
  /** The page with all rows; without it, all of them are drawn. */
  readonly allRowsUrl: string | undefined
}

/** The first rows of a long cart, and a link that shows the rest in its place. */
function WindowedRows({ allRowsUrl, ...props }: WindowedRowsProps) {
  const { rows, works, block, storefront, currency } = props
  const url = safeUrl(allRowsUrl)
  const { hidden, isWhole, showAll } = useRowWindow({
    ...{ rows, works, storefront, currency },
    isWindowed: !!url,
  })

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    showAll(event.currentTarget.closest('p')?.parentElement ?? null)
    announce(text('cart.rows.shown', { n: rows.length }))
  }

  const rest = hidden.size > 0 && !isWhole && (
    <p className={`${block}__rest`}>
      {`${text('cart.rows.some', { n: rows.length - hidden.size, all: rows.length })} `}
      <a className="cs-button cs-button--secondary" href={url} data-act="rows" onClick={press}>
        {text('cart.rows.all', { n: rows.length })}
      </a>
    </p>
  )
  return <CartRows {...props} hidden={hidden} rest={rest} />
}

type CartFootData = FreeShippingProps['cart'] &
  CartSumProps['cart'] & {
    /** Number of pieces, as text. */
    readonly quantity: string
  }

type CartFootHandlers = ClearCartHandlers

interface CartFootProps extends DrawnProps<CartFootData, CartFootHandlers> {
  readonly storefront: Storefront
  readonly checkoutUrl: string | undefined
}

/**
 * The content below the rows: free shipping, the sum, the checkout, and the button that empties the cart.
 */
function CartFoot({ data, forms, handlers, storefront, checkoutUrl }: CartFootProps) {
  const checkout = safeUrl(checkoutUrl)
  return (
    <div className="cart-table__foot">
      <FreeShipping cart={data} storefront={storefront} />
      <CartSum cart={data} storefront={storefront} block="cart-table" />
      {checkout && (
        <a className="cs-button cs-button--primary" href={checkout} data-handoff="">
          {text('cart.checkout')}
        </a>
      )}
      <ClearCart pieces={Number(data.quantity) || 0} forms={forms} handlers={handlers} />
    </div>
  )
}
