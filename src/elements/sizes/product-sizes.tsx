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
  /** The attribute that would do without asking. */
  readonly instead: string
  /** What is to be there before the product is shown. */
  readonly prepare?: (product: Product) => Promise<void> | undefined
  readonly children: (product: Product) => ReactNode
}

const atOnce = () => undefined

/** What is made of a product that is asked for by its id; until it has come, what the server wrote. */
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

/** Undefined where the server wrote nothing that anybody could see. */
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
