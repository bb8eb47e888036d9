import type { PriceList } from '../../catalogue/price-lists/price-list-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffFormSection } from '../page/staff-forms.tsx'
import { type StaffRow, StaffRows } from '../page/staff-rows.tsx'
import { NAME, PRICE_LISTS_PATH, priceListPath } from './price-list-actions.ts'

const ROW: StaffRow<PriceList> = {
  key: ({ id }) => id,
  path: ({ id }) => priceListPath(id),
  look: 'campaign',
  cells: {
    title: ({ name }) => name,
    text: ({ lines }, { t }) => t('staff.pricelist.lines', { n: lines }),
    sum: ({ companies }, { t }) => t('staff.pricelist.companies', { n: companies }),
  },
}

export function priceListsPage(context: StaffContext, lists: readonly PriceList[]): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.pricelists'),
    main: (
      <>
        <p>{t('staff.pricelists.text')}</p>
        {lists.length > 0 && <StaffRows row={ROW} items={lists} />}
        <StaffFormSection
          id="new"
          title="staff.pricelist.new"
          path={PRICE_LISTS_PATH}
          submit="staff.pricelist.create"
          look="primary"
        >
          <StaffFields form={NAME} />
        </StaffFormSection>
      </>
    ),
  }
}
