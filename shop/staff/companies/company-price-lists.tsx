import { listListsOf } from '../../catalogue/price-lists/price-list-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import { PRICE_LISTS_PATH, priceListPath } from '../price-lists/price-list-actions.ts'

/** What a company pays by, each list with the way to its prices. */
export async function drawCompanyPriceLists(db: Db, { t }: StaffContext, companyId: string) {
  const lists = await listListsOf(db, companyId)
  return (
    <StaffSection id="price-lists" title="staff.menu.pricelists">
      {lists.length === 0 && (
        <p>
          {t('staff.company.nolists')} <a href={PRICE_LISTS_PATH}>{t('staff.pricelist.all')}</a>
        </p>
      )}
      <ul>
        {lists.map(({ id, name, lines }) => (
          <li key={id}>
            <a href={priceListPath(id)}>{name}</a> {t('staff.pricelist.lines', { n: lines })}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
