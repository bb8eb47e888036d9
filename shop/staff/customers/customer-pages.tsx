import type { ReactNode } from 'react'
import { Facts } from '../../platform/pages/facts.tsx'
import { OrderList } from '../orders/order-list-page.tsx'
import type { ListedOrder } from '../orders/order-list-queries.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffPager } from '../page/staff-pager.tsx'
import { StaffSearch } from '../page/staff-search.tsx'
import type { ListedCompany, ListedCustomer } from './people-list-queries.ts'

interface Part {
  readonly page: number
  readonly pageSize: number
  readonly count: number
}

export function customersPage(
  context: StaffContext,
  view: Part & { readonly customers: readonly ListedCustomer[]; readonly search: string },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.customers'),
    main: (
      <>
        <StaffSearch
          context={context}
          path="/staff/customers"
          label={t('staff.customers.search')}
          value={view.search}
        />
        <p>
          <a href="/staff/companies">{t('staff.menu.companies')}</a>
        </p>
        <ul className="staff-rows">
          {view.customers.map(({ id, name, email, company, orders }) => (
            <li key={id}>
              <a
                className="staff-row staff-row--person"
                href={`/staff/customers/${encodeURIComponent(id)}`}
              >
                <strong>{name}</strong>
                <span className="staff-row__sum">{t('staff.orders.count', { n: orders })}</span>
                <span className="staff-row__name">
                  {[email, company].filter(Boolean).join(', ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <StaffPager context={context} {...view} />
      </>
    ),
  }
}

export function companiesPage(
  context: StaffContext,
  view: Part & { readonly companies: readonly ListedCompany[] },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.companies'),
    main: (
      <>
        <ul className="staff-rows">
          {view.companies.map(({ id, name, organizationNumber, orders }) => (
            <li key={id}>
              <a
                className="staff-row staff-row--person"
                href={`/staff/companies/${encodeURIComponent(id)}`}
              >
                <strong>{name}</strong>
                <span className="staff-row__sum">{t('staff.orders.count', { n: orders })}</span>
                <span className="staff-row__name">{organizationNumber}</span>
              </a>
            </li>
          ))}
        </ul>
        <StaffPager context={context} {...view} />
      </>
    ),
  }
}

interface OrdersOf {
  readonly name: string
  readonly facts: readonly (readonly [name: string, ...lines: readonly string[]])[]
  readonly list: Part & { readonly orders: readonly ListedOrder[] }
  /** What may be done for them. */
  readonly acts?: ReactNode
  readonly consents?: ReactNode
}

/** Somebody, and what they have ordered. */
export function ordersOfPage(
  context: StaffContext,
  { name, facts, list, acts, consents }: OrdersOf,
): StaffContent {
  return {
    title: name,
    main: (
      <>
        <Facts facts={facts} />
        {acts}
        <h2>{context.t('staff.menu.orders')}</h2>
        <OrderList context={context} orders={list.orders} />
        <StaffPager context={context} {...list} />
        {consents}
      </>
    ),
  }
}
