import type { FacetGroupView, FacetOptionView, ToggleOption } from './facet-view.ts'
import { SwatchDot } from './swatch-dot.tsx'

interface OptionListProps {
  readonly group: FacetGroupView
  readonly options: readonly FacetOptionView[]
  readonly chosen: ReadonlySet<string>
  readonly toggle: ToggleOption
}

export function OptionList({ group, options, chosen, toggle }: OptionListProps) {
  return (
    <ul className="faceted-search__options">
      {options.map((it) => (
        <OptionItem
          key={it.id}
          groupId={group.id}
          option={it}
          isChosen={chosen.has(it.id)}
          choose={() => toggle(group, it.id)}
        />
      ))}
    </ul>
  )
}

interface OptionItemProps {
  readonly groupId: string
  readonly option: FacetOptionView
  readonly isChosen: boolean
  readonly choose: () => void
}

/** What would leave nothing cannot be chosen; what was chosen can always be given up (UX FACET-6). */
function OptionItem({ groupId, option, isChosen, choose }: OptionItemProps) {
  const { id, label, quantity, hexCode } = option
  return (
    <li>
      <label className="faceted-search__option">
        <input
          type="checkbox"
          name={groupId}
          value={id}
          data-act="toggle-option"
          checked={isChosen}
          disabled={quantity === 0 && !isChosen}
          onChange={choose}
        />
        {hexCode && <SwatchDot hex={hexCode} />}
        <bdi className="faceted-search__label">{label}</bdi>{' '}
        <span className="faceted-search__count">({quantity})</span>
      </label>
    </li>
  )
}
