import type { Purchase } from '../contract/purchase.ts'
import type { Article } from '../model/article.ts'
import type { Consent } from '../model/consent.ts'

/** The elements' DOM events for the page; the value is the event's `detail`. */
interface ElementEventDetails {
  'courtside:added': { readonly articles: readonly Article[] }
  'courtside:add-failed': { readonly articles: readonly Article[] }
  'courtside:updated': { readonly rowSystemId: string; readonly quantity: number }
  'courtside:removed': { readonly rowSystemId: string }
  'courtside:cleared': undefined
  'courtside:reordered': { readonly orderId: string }
  'courtside:ordered': { readonly orderId: string }
  'courtside:logged-in': undefined
  'courtside:password-chosen': undefined
  'courtside:registered': { readonly type: 'B2C' | 'B2B' }
  'courtside:list-changed': { readonly list: 'addresses' | 'persons' }
  'courtside:favourites-changed': { readonly productId: string; readonly isMarked: boolean }
  'courtside:quotation-listed': { readonly articleNumber: string }
  'courtside:quotation-asked': { readonly number: string }
  'courtside:returned': { readonly orderId: string; readonly returnNumber: string }
  'courtside:opened': undefined
  'courtside:closed': undefined
  'courtside:searched': { readonly query: string }
  'courtside:selected': { readonly url: string }
  /** On the document: what the visitor lets be measured, as it is now. */
  'courtside:consent': Consent
  /** On the document: the cart is another than before. */
  'courtside:cart-changed': { readonly quantity: string; readonly version: number }
  /** On the document: an order was sent to the tag manager, as it stands in `ecommerce`. */
  'courtside:purchased': Purchase
}

export type ElementEventName = keyof ElementEventDetails

type Details<Name extends ElementEventName> = undefined extends ElementEventDetails[Name]
  ? []
  : [detail: ElementEventDetails[Name]]

/** Tells the page; the event bubbles out of the element and out of any shadow root around it. */
export function emit<Name extends ElementEventName>(
  target: EventTarget,
  name: Name,
  ...[detail]: Details<Name>
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

declare global {
  interface HTMLElementEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
}

type ElementEvents = {
  [Name in ElementEventName]: CustomEvent<ElementEventDetails[Name]>
}
