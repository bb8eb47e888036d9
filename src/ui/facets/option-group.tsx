import { memo, type ReactNode, useMemo, useState } from 'react'
import { text } from '../../i18n/text.ts'
import type { FacetGroupView, FacetOptionView, ToggleOption } from './facet-view.ts'
import { VISIBLE_OPTIONS } from './facets-props.ts'
import { MoreOptions } from './more-options.tsx'
import { OptionList } from './option-list.tsx'
import { useFoldLock } from './use-press-lock.ts'

interface OptionGroupProps {
  readonly group: FacetGroupView
  /** Whether it is unfolded at first. */
  readonly isOpen: boolean
  readonly isServed: boolean
  readonly toggle: ToggleOption
}

/**
 * The first options, and the others behind "show all". An option keeps the position of the group's first
 * draw, whatever is chosen later: a pressed option does not move.
 */
export const OptionGroup = memo(function OptionGroup(props: OptionGroupProps) {
  const { group, isOpen, isServed, toggle } = props
  const { options, selectedOptions } = group
  const [first] = useState(() => new Set(selectedOptions))
  const chosen = useMemo(() => new Set(selectedOptions), [selectedOptions])
  const [visible, rest] = useMemo(() => split(options, first), [options, first])
  return (
    <GroupFrame group={group} isOpen={isOpen}>
      <OptionList group={group} options={visible} chosen={chosen} toggle={toggle} />
      {rest.length > 0 && (
        <MoreOptions
          group={group}
          rest={rest}
          isServed={isServed}
          chosen={chosen}
          toggle={toggle}
        />
      )}
    </GroupFrame>
  )
}, isSame)

/** A choice in one group does not redraw the others until the list's answer arrives. */
function isSame(before: OptionGroupProps, now: OptionGroupProps): boolean {
  const [one, other] = [before.group.selectedOptions, now.group.selectedOptions]
  return (
    before.isServed === now.isServed &&
    before.group.options === now.group.options &&
    before.group.label === now.group.label &&
    one.length === other.length &&
    one.every((it, at) => it === other[at])
  )
}

interface GroupFrameProps {
  readonly group: FacetGroupView
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * The groups that a visitor has folded or unfolded, by name: the filter sheet is redrawn each time it
 * opens.
 */
const folds = new Map<string, boolean>()

/** The browser folds it, with and without script. */
export function GroupFrame({ group, isOpen, children }: GroupFrameProps) {
  const { id, label, description, currency } = group
  const name = label || text('facet.filters')
  const [wasOpen] = useState(() => folds.get(name) ?? isOpen)
  const lock = useFoldLock()
  return (
    <details
      className="faceted-search__group"
      aria-label={name}
      data-group={id}
      data-currency={currency}
      open={wasOpen}
      onToggle={({ currentTarget }) => folds.set(name, currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is natively a button */}
      <summary className="faceted-search__legend" onClick={lock}>
        {name}
      </summary>
      {description && <p className="faceted-search__note">{description}</p>}
      {children}
    </details>
  )
}

type Options = readonly FacetOptionView[]

function split(options: Options, first: ReadonlySet<string>): readonly [Options, Options] {
  if (first.size === 0) return [options.slice(0, VISIBLE_OPTIONS), options.slice(VISIBLE_OPTIONS)]
  const visible: FacetOptionView[] = []
  const rest: FacetOptionView[] = []
  options.forEach((it, at) => {
    ;(at < VISIBLE_OPTIONS || first.has(it.id) ? visible : rest).push(it)
  })
  return [visible, rest]
}
