import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'
import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'
import { displayedStorefront } from '../../state/products/follow-products.ts'
import type { HeadingLevel } from '../../ui/product-card/product-card.tsx'
import { ProductCards } from '../../ui/product-card/product-cards.tsx'
import { reportAttribute } from '../diagnostics.ts'
import { drawn } from './draw.ts'
import { showProducts } from './show-products.ts'

interface ListedProducts {
  readonly ids: readonly string[]
  /** Leads to the same goods as a page, where they do not come. */
  readonly listUrl: string
  /** What is said then. */
  readonly failed: TextKey
  readonly show: (products: readonly ProductView[]) => void
}

/** Shows products that the visitor's device has named. What is returned ends it. */
export function showListedProducts(
  host: HTMLElement,
  { ids, listUrl, failed, show }: ListedProducts,
): () => void {
  const name = `${host.localName}__failed`
  let isShown = false
  const remove = () => host.querySelector(`:scope > .${name}`)?.remove()
  return showProducts(
    host,
    { products: ids },
    {
      show: (products) => {
        isShown = true
        remove()
        show(products)
      },
      fail: () => {
        // What was shown of them is better than nothing.
        if (isShown) return
        remove()
        host.querySelector('[data-wait]')?.remove()
        host.prepend(drawn(<Failed name={name} words={text(failed)} url={listUrl} />))
      },
    },
  )
}

interface FailedProps {
  readonly name: string
  readonly words: string
  readonly url: string
}

function Failed({ name, words, url }: FailedProps) {
  return (
    <p className={name} role="alert">
      {words} <a href={url}>{text('error.retry')}</a>
    </p>
  )
}

interface ListedCardsProps {
  readonly host: HTMLElement
  readonly products: readonly ProductView[]
  readonly level: HeadingLevel
}

/** Cards with hearts, which are measured as those of the shop's own lists. */
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

/** It draws itself. */
export function heart({ productId, name }: Pick<ProductView, 'productId' | 'name'>) {
  return <favourite-button productid={productId} name={name} />
}

function trackedOf({ articleNumber, name, brand }: ProductView): string {
  return JSON.stringify({ item_id: articleNumber, item_name: name, item_brand: brand })
}

/** What the page says where there are none, else a sentence. */
export function emptyList(host: HTMLElement, words: TextKey): DocumentFragment {
  const template = host.querySelector<HTMLTemplateElement>(':scope > template')
  return template ? document.importNode(template.content, true) : drawn(<p>{text(words)}</p>)
}

/** The page with all of them; undefined, and said, where that is no address. */
export function listAddress(host: HTMLElement, tag: string, listUrl: string): string | undefined {
  const url = safeUrl(listUrl)
  if (!url) reportAttribute(host, tag, 'listurl', 'expected an address')
  return url
}
