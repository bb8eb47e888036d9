import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { PRICE_FIELDS, PRICE_GROUP, type ToggledGroup } from '../../model/facet-query.ts'
import { parseKronor, priceRangeId } from '../../model/price-range.ts'
import { chooseOnly, toggleFacet } from '../../state/facets/list.ts'
import { facetState } from '../../state/facets/state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import { OptionGroup } from '../../ui/facets/option-group.tsx'
import { PriceGroup } from '../../ui/facets/price-group.tsx'

interface FilterFormProps {
  readonly groups: readonly FacetGroupView[]
  readonly id?: string
  readonly className: string
  /** The visitor is done with choosing. */
  readonly done?: () => void
  /** What stands above the groups; its heading takes a focus that would be lost. */
  readonly head?: ReactNode
  readonly foot: ReactNode
}

/** The groups; each choice counts at once. */
export function FilterForm({ groups, id, className, done, head, foot }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useKeptFocus(form)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? '')
    if (groups.some((it) => it.id === PRICE_GROUP)) {
      applyPrice(typed(PRICE_FIELDS.from), typed(PRICE_FIELDS.to))
    }
    done?.()
  }

  return (
    <form
      ref={form}
      className={className}
      id={id}
      method="get"
      aria-label={text('facet.filters')}
      onSubmit={submit}
    >
      {head}
      {groups.map((it) =>
        it.id === PRICE_GROUP ? (
          <PriceGroup key={it.id} group={it} toggle={toggle} apply={applyPrice} />
        ) : (
          <OptionGroup key={it.id} group={it} toggle={toggle} />
        ),
      )}
      {foot}
    </form>
  )
}

function toggle(group: ToggledGroup, optionId: string): void {
  void toggleFacet(group, optionId)
}

/** What is no amount is an open end. */
function applyPrice(fromText: string, toText: string): void {
  const from = parseKronor(fromText)
  const to = parseKronor(toText)
  const isOpen = from === undefined && to === undefined
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const wanted = isOpen ? undefined : priceRangeId(range)
  const [before] = facetState.query.chosen.get(PRICE_GROUP) ?? []
  if (wanted !== before) void chooseOnly(PRICE_GROUP, wanted)
}

/** An answer may leave out the option that has the focus; its group, or else the heading, gets it. */
function useKeptFocus(form: RefObject<HTMLFormElement | null>): void {
  const focused = form.current?.contains(document.activeElement) ? document.activeElement : null
  const groupId = focused?.closest('[data-group]')?.getAttribute('data-group') ?? ''
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const place = form.current?.querySelector(`[data-group="${CSS.escape(groupId)}"]`)
    const next = place?.querySelector('input:enabled, button:enabled, summary')
    const it = next ?? form.current?.querySelector('h2')
    if (it instanceof HTMLElement) it.focus({ preventScroll: true })
  })
}
