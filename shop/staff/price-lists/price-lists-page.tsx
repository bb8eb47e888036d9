import type { PriceList } from '../../catalogue/price-lists/price-list-queries.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffFormSection } from '../page/staff-forms.tsx'
import { PRICE_LISTS_PATH, priceListPath } from './price-list-acts.ts'
import { NameField } from './price-list-forms.tsx'

export function priceListsPage(context: StaffContext, lists: readonly PriceList[]): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.pricelists'),
    main: (
      <>
        <p>{t('staff.pricelists.text')}</p>
        {lists.length > 0 && (
          <ul className="staff-rows">
            {lists.map(({ id, name, lines, companies }) => (
              <li key={id}>
                <a className="staff-row staff-row--campaign" href={priceListPath(id)}>
                  <strong className="staff-row__name">{name}</strong>
                  <span>{t('staff.pricelist.lines', { n: lines })}</span>
                  <span className="staff-row__sum">
                    {t('staff.pricelist.companies', { n: companies })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <StaffFormSection
          id="new"
          title={t('staff.pricelist.new')}
          context={context}
          path={PRICE_LISTS_PATH}
        >
          <NameField context={context} />
          <StaffButton look="primary">{t('staff.pricelist.create')}</StaffButton>
        </StaffFormSection>
      </>
    ),
  }
}
