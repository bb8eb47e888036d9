import { type MouseEvent, memo, useState } from 'react'
import { Swatch } from '../swatch.tsx'
import type { FacetGroupView, FacetOptionView, ToggleOption } from './facet-view.ts'

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

interface OptionListProps {
  readonly group: FacetGroupView
  readonly options: readonly FacetOptionView[]
  readonly chosen: ReadonlySet<string>
  readonly toggle: ToggleOption
}

export function OptionList({ group, options, chosen, toggle }: OptionListProps) {
  return (
    <ul className="faceted-search__options">
      {options.map(({ id, label, quantity, hexCode }) => (
        <OptionItem
          key={id}
          groupId={group.id}
          isSingle={group.singleSelect ?? false}
          id={id}
          label={label}
          quantity={quantity}
          hexCode={hexCode}
          isChosen={chosen.has(id)}
          toggle={toggle}
        />
      ))}
    </ul>
  )
}

interface OptionItemProps extends FacetOptionView {
  readonly groupId: string
  readonly isSingle: boolean
  readonly isChosen: boolean
  readonly toggle: ToggleOption
}

/** An option that would leave no product cannot be chosen; a chosen option can always be removed. */
const OptionItem = memo(function OptionItem(props: OptionItemProps) {
  const { groupId, isSingle, id, label, quantity, hexCode, isChosen, toggle } = props
  const { isHeld, ...holding } = useFocusHold()
  const isOff = quantity === 0 && !isChosen

  /** Pressing a chosen radio button fires no change event, but removes the choice. */
  function press(event: MouseEvent): void {
    if (isOff) event.preventDefault()
    else toggle({ id: groupId, singleSelect: isSingle }, id)
  }

  return (
    <li>
      <label className="faceted-search__option">
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={groupId}
          value={id}
          data-act="toggle-option"
          checked={isChosen}
          disabled={isOff && !isHeld}
          aria-disabled={isOff || undefined}
          onClick={press}
          onChange={noChange}
          {...holding}
        />
        {hexCode && <SwatchDot hex={hexCode} />}
        <bdi className="faceted-search__label">{label}</bdi>{' '}
        <span className="faceted-search__count">{`(${quantity})`}</span>
      </label>
    </li>
  )
})

/** The click has handled it already. */
function noChange(): void {}

/** A dot of the colour, next to its name. An invalid colour is not drawn. */
function SwatchDot({ hex }: { readonly hex: string }) {
  if (!COLOUR.test(hex)) return null
  return <Swatch hex={hex} className="faceted-search__swatch" />
}

interface FocusHold {
  readonly isHeld: boolean
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** Disabling a control that has the focus would lose it: the control stays enabled until it is left. */
export function useFocusHold(): FocusHold {
  const [isHeld, hold] = useState(false)
  return { isHeld, onFocus: () => hold(true), onBlur: () => hold(false) }
}
