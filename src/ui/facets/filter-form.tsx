import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { PRICE_FIELDS, PRICE_GROUP } from '../../model/facet-query.ts'
import type { FacetGroupView, ToggleOption } from './facet-view.ts'
import { OptionGroup } from './option-group.tsx'
import { PriceGroup } from './price-group.tsx'

export interface FilterFormHandlers {
  readonly toggle: ToggleOption
  /** Applies the typed ends of a price range. */
  readonly applyPrice: (from: string, to: string) => void
}

interface FilterFormProps extends FilterFormHandlers {
  readonly groups: readonly FacetGroupView[]
  /** The groups are the server's markup, with the parts that a page without script needs. */
  readonly isServed?: boolean
  readonly id?: string
  readonly className: string
  /** Where the form is submitted without script. */
  readonly action?: string
  readonly total?: number | undefined
  /** The visitor has finished choosing. */
  readonly done: () => void
  /** The content above the groups; its heading takes a focus that would be lost. */
  readonly head: ReactNode
  readonly foot: ReactNode
}

/** The number of groups that are unfolded at first, in addition to those with a choice. */
const OPEN_GROUPS = 4

/** The groups; each choice applies at once. */
export function FilterForm(props: FilterFormProps) {
  const { groups, isServed = false, toggle, applyPrice, done } = props
  const form = useRef<HTMLFormElement>(null)
  useRestoredFocus(form)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? '')
    if (groups.some((it) => it.id === PRICE_GROUP)) {
      applyPrice(typed(PRICE_FIELDS.from), typed(PRICE_FIELDS.to))
    }
    done()
  }

  return (
    <form
      ref={form}
      className={props.className}
      id={props.id}
      method="get"
      action={props.action}
      aria-label={text('facet.filters')}
      data-total={props.total}
      onSubmit={submit}
    >
      {props.head}
      {groups.map((group, at) => {
        const groupProps = {
          group,
          toggle,
          isOpen: at < OPEN_GROUPS || group.selectedOptions.length > 0,
        }
        return group.id === PRICE_GROUP ? (
          <PriceGroup key={group.id} {...groupProps} apply={applyPrice} />
        ) : (
          <OptionGroup key={`${group.id} ${group.label}`} {...groupProps} isServed={isServed} />
        )
      })}
      {props.foot}
    </form>
  )
}

/** An answer may omit the option that has the focus; its group then gets it, or else the heading. */
function useRestoredFocus(form: RefObject<HTMLFormElement | null>): void {
  const focused = form.current?.contains(document.activeElement) ? document.activeElement : null
  const groupId = focused?.closest('[data-group]')?.getAttribute('data-group') ?? ''
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const place = form.current?.querySelector(`[data-group="${CSS.escape(groupId)}"]`)
    const next = place?.querySelector('[open] > ul :enabled') ?? place?.querySelector('summary')
    const it = next ?? form.current?.querySelector('h2')
    if (it instanceof HTMLElement) it.focus({ preventScroll: true })
  })
}
