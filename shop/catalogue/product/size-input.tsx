import * as v from 'valibot'
import { type SizeField, sizeFieldsSchema } from '../../../src/contract/size-fields.ts'
import { type ArticleErrors, errorKey } from '../../../src/model/article.ts'
import type { ProductType } from '../../../src/model/size-matrix.ts'
import { GridInput } from '../../../src/ui/sizes/grid-input.tsx'
import { SizeInput } from '../../../src/ui/sizes/size-input.tsx'
import { sizeInputData } from '../../../src/ui/sizes/size-input-props.ts'
import { givenSizes } from '../../../src/ui/sizes/typed-sizes.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface SizeInputTagProps {
  readonly page: PageContext
  readonly productId: string
  readonly productName: string
  readonly fields: readonly SizeField[]
  readonly productType?: ProductType
  /** Said instead of buying, price and stock to those who are not logged in, and where it leads. */
  readonly loggedOut?: { readonly text: string; readonly href: string } | undefined
  /** What was wrong with a form that came back, by article number. */
  readonly errors?: Readonly<Record<string, string | undefined>>
}

/** Sizes of a product, each with a box for how many, in a form that puts them all in the cart. */
export function SizeInputTag({ page, productId, productName, ...view }: SizeInputTagProps) {
  const { fields, productType, loggedOut, errors = {} } = view
  const offered = {
    // As a browser reads them from the attribute, in which the defaults are filled in.
    fields: v.parse(sizeFieldsSchema, fields),
    productType,
    offert: false,
    loggedOutText: loggedOut?.text,
    loggedOutHref: loggedOut?.href,
  }
  const data = sizeInputData(offered, {
    id: `size-${productId}`,
    canDrawGrid: true,
    storefront: page.storefront,
    displayed: 'visible',
    sizes: givenSizes(offered.fields),
    errors: errorsIn(errors),
    attempt: 0,
    // Without script it would stand there when something else is filled in.
    sum: '',
  })
  const attributes = {
    sizeinputfields: JSON.stringify(fields),
    ...(productType && { producttype: productType }),
    productid: productId,
    productname: productName,
    ...(loggedOut && { loggedouttext: loggedOut.text, loggedouthref: loggedOut.href }),
  }
  return (
    <DrawnElement
      tag="size-input"
      attributes={attributes}
      View={data.layout === 'grid' ? GridInput : SizeInput}
      data={data}
      forms={formsOf(page)}
    />
  )
}

function errorsIn(errors: Readonly<Record<string, string | undefined>>): ArticleErrors {
  const byField = Object.entries(errors).flatMap(([articleNumber, words]) =>
    words ? [[errorKey({ articleNumber }), { key: words }] as const] : [],
  )
  return { byField: Object.fromEntries(byField), articles: [] }
}
