import { type PageContext, seesPrices, statesVat } from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'

export const VAT_PATH = '/vat'

/** Shows a company's buyer whether prices include VAT, with a switch; the amounts to pay are the same. */
export function VatSwitch({ page }: { readonly page: PageContext }) {
  if (page.storefront === 'sport' || !page.shop.hasVat || !seesPrices(page)) return null
  const [now, other] = statesVat(page)
    ? (['with', 'without'] as const)
    : (['without', 'with'] as const)
  return (
    <PageForm className="shop-vat" page={page} path={VAT_PATH}>
      <span>{page.t(`vat.now.${now}`)}</span>
      <button type="submit" className="shop-vat__switch" name="vat" value={other}>
        {page.t(`vat.${other}`)}
      </button>
    </PageForm>
  )
}
