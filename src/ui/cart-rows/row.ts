import type { ComponentType } from 'react'
import type { RowTraits } from '../../model/cart.ts'
import type { Language } from '../../model/language.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Message } from '../../model/validation.ts'
import type { Forms } from '../action-form.tsx'
import type { HydrationBoundaryProps } from '../hydration-boundary.tsx'

/** The displayed data of one row of the cart. */
export interface Row extends RowTraits {
  readonly rowSystemId: string
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  readonly image?: string | undefined
  readonly url?: string | undefined
  readonly price?: string | undefined
  readonly campaignPrice?: string | undefined
  readonly originalPrice?: string | undefined
  readonly belowPriceText?: string | undefined
  readonly totalPrice?: string | undefined
  readonly totalPriceAmount?: number | undefined
  readonly size?: string | undefined
  readonly color?: string | undefined
  readonly stock?: string | undefined
  readonly fewLeft?: boolean | undefined
  readonly notices?: readonly string[] | undefined
}

/** The pending change of a row, and the shop's message about the last one. */
export interface RowWork {
  readonly status: 'idle' | 'busy'
  readonly quantity?: number
  readonly message?: Message
}

/** A removed row and its former place. */
export interface RemovedRow {
  readonly row: Row
  readonly index: number
  readonly status: 'idle' | 'busy'
  readonly message?: Message
}

/** The actions on rows. The functions stay identical between renders. */
export interface RowActions {
  setQuantity(row: Row, quantity: number): void
  remove(row: Row): void
  /** Puts a removed row back. */
  undo(row: Row): void
  /** Removes the offer to undo. */
  forget(row: Row): void
  /** Cancels changes that take long. */
  stop(): void
}

/** The element whose name is in the classes. */
export type Block = 'cart-table' | 'mini-cart'

/** The storefront and visitor that the rows are drawn for. */
export interface RowSetting {
  readonly block: Block
  readonly isAuthenticated: boolean
  readonly storefront: Storefront
  /** Of the total of several rows; without it, rows stand alone. */
  readonly currency?: string | undefined
  readonly language: Language
  /** Whether a line for the sizes of a product says how many there are of each. */
  readonly sizes: 'counted' | 'listed'
  /** A row needs no hidden fields: the surrounding form has them. */
  readonly forms?: Pick<Forms, 'prefix'> | undefined
  /** Wraps each row where the server draws the rows and they are hydrated one by one. */
  readonly Boundary?: ComponentType<HydrationBoundaryProps>
}

/** Where the buttons of a row submit the form around the rows. */
export function rowAction({ rowSystemId }: Row, forms: RowSetting['forms']): string | undefined {
  return forms && `${forms.prefix}/cart/update?rowSystemId=${encodeURIComponent(rowSystemId)}`
}

/**
 * The maximum length of an article's name on display (three lines hold fewer characters), and in the names
 * of controls.
 */
const MAX_SHOWN = 300
const MAX_SPOKEN = 120

/** "Löparsko, 42": distinguishes the controls of one row from those of another. */
export function articleName({ name, size }: Pick<Row, 'name' | 'size'>): string {
  const short = shorten(name, MAX_SPOKEN)
  return size ? `${short}, ${size}` : short
}

export function displayedName({ name }: Pick<Row, 'name'>): string {
  return shorten(name, MAX_SHOWN)
}

function shorten(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most)} …` : name
}
