import { type ReactNode, useEffect, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { isEmptyTag } from '../../model/empty-tag.ts'
import { AwaitedSizes } from '../../ui/sizes/awaited-sizes.tsx'
import { reportAttribute, showProblems } from '../diagnostics.ts'
import { markupOf } from '../server-markup.ts'
import { useProduct } from './use-product.ts'

interface OfProductProps {
  readonly host: HTMLElement
  readonly productId: string
  /** The attribute that makes the request unnecessary. */
  readonly instead: string
  /** What has to load before the product is shown. */
  readonly prepare?: (product: Product) => Promise<void> | undefined
  readonly children: (product: Product) => ReactNode
}

const atOnce = () => undefined

/** Draws a product that is requested by its id; until it has arrived, the server's markup. */
export function OfProduct({
  host,
  productId,
  instead,
  prepare = atOnce,
  children,
}: OfProductProps) {
  const { product, ...request } = useProduct(host, productId, prepare)
  const [markup] = useState(() => contentOf(host))
  const isNone = !(product || request.isWaiting || request.problem)
  useReport(host, isNone, productId ? 'productid' : instead)
  if (product) return children(product)
  return <AwaitedSizes {...request} markup={markup} />
}

/** Undefined if the server wrote nothing visible. */
function contentOf(host: HTMLElement): readonly ChildNode[] | undefined {
  const markup = markupOf(host)
  const fragment = new DocumentFragment()
  fragment.append(...markup)
  return isEmptyTag(fragment) ? undefined : markup
}

function useReport(host: HTMLElement, isNone: boolean, attribute: string): void {
  useEffect(() => {
    if (!isNone) return
    const { courtside, courtside: tag = host.localName } = host.dataset
    const isUnknown = attribute === 'productid'
    const problem = isUnknown ? 'the shop answers no product of this id' : 'missing, expected JSON'
    const name = courtside ? `data-${attribute}` : attribute
    showProblems(host, [reportAttribute(host, tag, name, problem)])
  }, [host, isNone, attribute])
}
