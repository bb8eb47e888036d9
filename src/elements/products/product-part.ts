import type { ReactNode } from 'react'
import { register } from '../../i18n/dictionary.ts'
import { enProducts } from '../../i18n/texts/products/en.ts'
import { svProducts } from '../../i18n/texts/products/sv.ts'
import type { TagQuery } from '../../model/product-queries.ts'
import type { ProductView } from '../../model/product-view.ts'
import { displayedStorefront } from '../../state/products/follow-products.ts'
import { reportAttribute } from '../diagnostics.ts'
import type { AttributeProps, ElementTable } from '../element-table.ts'
import { PLAIN_TEXTS } from '../plain-text.ts'
import { type Part, smallPart } from '../small-element.ts'
import { uidOf } from './card-uid.ts'
import { drawView } from './draw.ts'
import { showProducts } from './show-products.ts'
import { renew } from './update-nodes.ts'
import type { ProductTagData } from './views.tsx'

/** A product tag that needs no React. */
interface ProductTag<Table extends ElementTable> {
  readonly table: Table
  readonly ask: (props: AttributeProps<Table>) => TagQuery
  readonly view: (data: ProductTagData) => ReactNode
  /** The same for a page that has a card template of its own between the tags. */
  readonly fill?: (template: HTMLTemplateElement, data: ProductTagData) => Node | undefined
  /** The content if no answer arrives. */
  readonly failure: (retry: () => void) => ReactNode | Node
}

/** The core texts that cards use; the whole core would be larger than the cards are. */
export const CORE_WORDS = {
  sv: {
    ...PLAIN_TEXTS.sv,
    'action.close': 'Stäng',
    'error.element': 'Den här delen kunde inte visas. Ladda om sidan.',
    'error.retry': 'Försök igen',
    'product.quotation': 'Pris på offert',
  },
  en: {
    ...PLAIN_TEXTS.en,
    'action.close': 'Close',
    'error.element': 'This part could not be shown. Reload the page.',
    'error.retry': 'Try again',
    'product.quotation': 'Price on request',
  },
}

register('sv', { ...CORE_WORDS.sv, ...svProducts })
register('en', { ...CORE_WORDS.en, ...enProducts })

/** The part of a tag that shows products, for as long as it is on the page. */
export function productPart<Table extends ElementTable>(tag: ProductTag<Table>): Part {
  const { table, ask, failure } = tag
  return smallPart(table, (host, props) => {
    const question = ask(props)
    if (!question) {
      const [name = ''] = Object.keys(table.attributes)
      reportAttribute(host, table.tag, name.toLowerCase(), 'missing, expected a value')
      return undefined
    }
    const show = (it: ReactNode | Node) => renew(host, drawView(it))
    return showProducts(host, question, {
      show: (products) => show(viewIn(host, tag, products)),
      fail: (retry) => {
        // The existing content, from the server or an earlier answer, is better than nothing.
        if (!hasContent(host)) show(failure(retry))
      },
    })
  })
}

function viewIn<Table extends ElementTable>(
  host: HTMLElement,
  { view, fill }: ProductTag<Table>,
  products: readonly ProductView[],
): ReactNode | Node {
  const data = { products, uid: uidOf(host), storefront: displayedStorefront() }
  const template = fill && host.querySelector<HTMLTemplateElement>(':scope > template')
  return (template && fill(template, data)) ?? view(data)
}

/** Pictures count as content; line breaks that editors leave between the tags do not. */
function hasContent(host: HTMLElement): boolean {
  return [...host.childNodes].some((it) =>
    it instanceof Element ? it.localName !== 'template' : it.textContent?.trim(),
  )
}
