import { type ChangeEvent, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { setListParameter } from '../../state/facets/choices.ts'
import { type FacetState, facetState } from '../../state/facets/state.ts'
import { SortContainer, SortContainerOf } from '../../ui/facets/sort-container.tsx'
import { useUid } from '../../ui/uid.ts'
import { useOrders } from './use-orders.ts'

/** The order of the list: the page's own form if it has one, or else the orders that the shop offers. */
export function OrderForm({ adopted }: { readonly adopted: Element | undefined }) {
  return adopted ? <AdoptedForm form={adopted} /> : <OrderField />
}

/** Keeps the page's form; its choices apply at once, and follow the address. */
function AdoptedForm({ form }: { readonly form: Element }) {
  const { query } = useSnapshot(facetState, { sync: true })
  useLayoutEffect(() => {
    for (const it of form.querySelectorAll('select')) if (isEarly(it)) choose({ target: it })
    const stay = (event: Event) => event.preventDefault()
    form.addEventListener('change', choose)
    form.addEventListener('submit', stay)
    return () => {
      form.removeEventListener('change', choose)
      form.removeEventListener('submit', stay)
    }
  }, [form])
  useLayoutEffect(() => {
    for (const it of form.querySelectorAll('select')) it.selectedIndex = indexIn(it, query)
  }, [form, query])
  return <SortContainerOf form={form} />
}

function indexIn({ name, options }: HTMLSelectElement, query: FacetState['query']): number {
  const value = name === 'sort' ? query.sort : query.others.find((it) => it[0] === name)?.[1]
  return Math.max(
    [...options].findIndex((it) => it.value === value),
    0,
  )
}

/** Whether the visitor chose another option before the script listened. */
function isEarly(select: HTMLSelectElement): boolean {
  const isOther = select.selectedIndex !== indexIn(select, facetState.query)
  return isOther && select.selectedOptions[0]?.defaultSelected === false
}

/** The first option is the default, and needs no parameter. */
function choose({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLSelectElement)) return
  void setListParameter(target.name, target.selectedIndex === 0 ? '' : target.value)
}

function OrderField() {
  const uid = useUid()
  const { orders, sort } = useOrders()
  if (orders.length === 0) return null

  function change({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
    void setListParameter('sort', currentTarget.value)
  }

  return (
    <SortContainer>
      <label htmlFor={uid}>{text('facet.sort')}</label>
      <select
        className="faceted-search__select"
        id={uid}
        name="sort"
        value={sort}
        onChange={change}
      >
        {orders.map((it) => (
          <option key={it.sort} value={it.sort}>
            {it.text}
          </option>
        ))}
      </select>
    </SortContainer>
  )
}
