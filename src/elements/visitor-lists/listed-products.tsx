import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'
import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'
import { displayedStorefront } from '../../state/products/follow-products.ts'
import type { HeadingLevel } from '../../ui/product-card/product-card.tsx'
import { ProductCards } from '../../ui/product-card/product-cards.tsx'
import { reportAttribute } from '../diagnostics.ts'
import { removeMessage } from '../message.ts'
import { drawView } from '../products/draw.ts'
import { showProducts } from '../products/show-products.ts'

interface ProductList {
  /** The page with the same products, for when they do not load. */
  readonly listUrl: string
  /** The text for that case. */
  readonly failed: TextKey
  readonly show: (products: readonly ProductView[]) => void
}

/** Shows the products in the visitor's list, each time in place of the previous ones. */
export function listProducts(host: HTMLElement, { listUrl, failed, show }: ProductList) {
  const failure = `${host.localName}__failed`
  let stop = () => {}
  const bring = (ids: readonly string[]) => {
    let isShown = false
    stop()
    stop = showProducts(
      host,
      { products: ids },
      {
        show: (products) => {
          isShown = true
          removeMessage(host, failure)
          show(products)
        },
        fail: () => {
          // The products shown so far are better than nothing.
          if (isShown) return
          removeMessage(host, failure)
          host.querySelector('[data-wait]')?.remove()
          host.prepend(
            drawView(
              <p className={failure} role="alert">
                {text(failed)} <a href={listUrl}>{text('error.retry')}</a>
              </p>,
            ),
          )
        },
      },
    )
  }
  return { bring, stop: () => stop() }
}

interface ListedCardsProps {
  readonly host: HTMLElement
  readonly products: readonly ProductView[]
  readonly level: HeadingLevel
}

/** Cards with hearts, measured like those of the shop's own lists. */
export function ListedCards({ host, products, level }: ListedCardsProps) {
  return (
    <ProductCards
      products={products.map((it) => ({ ...it, tracked: trackedOf(it) }))}
      level={level}
      uid={host.localName}
      storefront={displayedStorefront()}
      favourite={heart}
    />
  )
}

/** The heart draws itself. */
export function heart({ productId, name }: Pick<ProductView, 'productId' | 'name'>) {
  return <favourite-button productid={productId} name={name} />
}

function trackedOf({ articleNumber, name, brand }: ProductView): string {
  return JSON.stringify({ item_id: articleNumber, item_name: name, item_brand: brand })
}

/** The page's own text for an empty list, or else ours. */
export function emptyList(host: HTMLElement, words: TextKey): DocumentFragment {
  const template = host.querySelector<HTMLTemplateElement>(':scope > template')
  return template ? document.importNode(template.content, true) : drawView(<p>{text(words)}</p>)
}

/** The page with all products; an invalid address is reported, and undefined. */
export function listAddress(host: HTMLElement, tag: string, listUrl: string): string | undefined {
  const url = safeUrl(listUrl)
  if (!url) reportAttribute(host, tag, 'listurl', 'expected an address')
  return url
}
