import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { ShownProduct } from '../../model/product.ts'
import { shownStorefront } from '../../state/products/follow-products.ts'
import { CardAction } from '../../ui/product-card/card-action.tsx'
import { ProductCard } from '../../ui/product-card/product-card.tsx'
import { ProductCards } from '../../ui/product-card/product-cards.tsx'
import { ProductAvailability, ProductPrice } from '../../ui/product-card/product-price.tsx'
import { createFailure } from '../failure.ts'
import { create } from '../own-document.ts'
import { fillTemplate } from './template.tsx'

export function priceView([product]: readonly ShownProduct[]): ReactNode {
  return product ? <ProductPrice product={product} /> : <Gone />
}

export function availabilityView([product]: readonly ShownProduct[]): ReactNode {
  return product ? <ProductAvailability product={product} /> : <Gone />
}

/** What a number or an id that nothing is sold under is shown as. */
function Gone() {
  return <span className="product-card__gone">{text('product.gone')}</span>
}

export function cardView([product]: readonly ShownProduct[], host: HTMLElement): ReactNode | Node {
  if (!product) return <Gone />
  const template = templateOf(host)
  const uid = uidOf(host)
  if (template) return fillTemplate(template, { product, uid })
  const action = <CardAction product={product} uid={uid} storefront={shownStorefront()} />
  return <ProductCard product={product} uid={uid} action={action} />
}

export function listView(products: readonly ShownProduct[], host: HTMLElement): ReactNode | Node {
  const template = templateOf(host)
  const uid = uidOf(host)
  if (products.length === 0) return <p className="product-card__gone">{text('product.none')}</p>
  if (template) return filledList(template, { products, uid })
  return <ProductCards products={products} level={3} uid={uid} storefront={shownStorefront()} />
}

interface Listed {
  readonly products: readonly ShownProduct[]
  readonly uid: string
}

function filledList(template: HTMLTemplateElement, { products, uid }: Listed): Node {
  const list = create('ul')
  list.className = 'product-cards'
  for (const [at, product] of products.entries()) {
    const item = create('li')
    item.append(fillTemplate(template, { product, uid: `${uid}-${at}` }))
    list.append(item)
  }
  return list
}

/** Beside words, a price that does not come is not worth a button. */
export function wordsMissing(): ReactNode {
  return <span className="product-card__gone">{text('product.failed')}</span>
}

export function cardsMissing(retry: () => void): Node {
  return createFailure(retry)
}

function templateOf(host: HTMLElement): HTMLTemplateElement | null {
  return host.querySelector<HTMLTemplateElement>(':scope > template')
}

const uids = new WeakMap<HTMLElement, string>()
let last = 0

/** Names what the cards of this element open. */
function uidOf(host: HTMLElement): string {
  const uid = uids.get(host) ?? `products-${++last}`
  uids.set(host, uid)
  return uid
}
