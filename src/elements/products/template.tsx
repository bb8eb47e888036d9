import type { ReactNode } from 'react'
import { isEnergyClass } from '../../model/energy-label.ts'
import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'
import { EnergyArrow } from '../../ui/energy-arrow.tsx'
import { CardAction } from '../../ui/product-card/card-action.tsx'
import { CardPrice, ProductAvailability } from '../../ui/product-card/product-price.tsx'
import { create } from '../safe-document.ts'
import { draw } from './draw.ts'
import type { ProductTagData } from './views.tsx'

interface TemplateData extends Pick<ProductTagData, 'uid' | 'storefront'> {
  readonly product: ProductView
}

/** The content of each named place in a page's own card. */
const PARTS: Readonly<Record<string, (filled: TemplateData) => ReactNode>> = {
  name: ({ product }) => product.name,
  brand: ({ product }) => product.brand,
  trait: ({ product }) => product.trait,
  badge: ({ product }) => product.badgeText,
  rating: ({ product }) => product.rating,
  price: ({ product }) => <CardPrice product={product} isInline={true} />,
  availability: ({ product }) => <ProductAvailability product={product} />,
  energy: ({ product: { energyClass = '' } }) =>
    isEnergyClass(energyClass) && <EnergyArrow energyClass={energyClass} />,
  buy: (filled) => <CardAction {...filled} />,
}

/** The page's own card in `product-card`. */
export function fillCard(
  template: HTMLTemplateElement,
  { products: [product], uid, storefront }: ProductTagData,
): Node | undefined {
  return product && fillTemplate(template, { product, uid, storefront })
}

/** The same for each product of a `product-list`. */
export function fillCards(
  template: HTMLTemplateElement,
  { products, uid, storefront }: ProductTagData,
): Node | undefined {
  if (products.length === 0) return undefined
  const list = create('ul')
  list.className = 'product-cards'
  for (const [at, product] of products.entries()) {
    const item = create('li')
    item.append(fillTemplate(template, { product, uid: `${uid}:${at}`, storefront }))
    list.append(item)
  }
  return list
}

/**
 * Fills the page's card template with a product: checked texts and addresses only. A place with nothing to
 * show is removed. The price details that the law requires always stay.
 */
function fillTemplate({ content }: HTMLTemplateElement, filled: TemplateData): DocumentFragment {
  const card = document.importNode(content, true)
  const places = [...card.querySelectorAll<HTMLElement>('[data-part]')]
  const hasEnergy = places.some((it) => it.dataset.part === 'energy')
  for (const it of places) {
    fillElement(it, filled)
    if (it.dataset.part === 'price' && !hasEnergy) draw(it, PARTS.energy?.(filled))
  }
  return card
}

function fillElement(place: HTMLElement, filled: TemplateData): void {
  const { part = '' } = place.dataset
  if (part === 'link') fillAddress(place, 'href', filled.product.url)
  else if (part === 'image') fillAddress(place, 'src', filled.product.image)
  else fillWords(place, part, filled)
}

function fillWords(place: HTMLElement, part: string, filled: TemplateData): void {
  const view = Object.hasOwn(PARTS, part) ? PARTS[part]?.(filled) : undefined
  const drawn = new DocumentFragment()
  draw(drawn, view)
  if (drawn.hasChildNodes()) place.replaceChildren(drawn)
  else place.remove()
}

/** A picture without an address is removed; a link without one is plain text. */
function fillAddress(place: HTMLElement, name: 'href' | 'src', address: string | undefined): void {
  const url = safeUrl(address)
  if (url) place.setAttribute(name, url)
  else if (name === 'src') place.remove()
  else place.removeAttribute(name)
}
