import { type FocusEvent, type MouseEvent, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { decimalsOf, unitOf } from '../../model/currency.ts'
import { PRICE_FIELDS, PRICE_GROUP } from '../../model/facet-query.ts'
import { parsePriceRange } from '../../model/price-range.ts'
import type { FacetGroupView, FacetOptionView, ToggleOption } from './facet-view.ts'
import { GroupFrame } from './option-group.tsx'
import { useFocusHold } from './option-list.tsx'

interface PriceGroupProps {
  readonly group: FacetGroupView
  readonly isOpen: boolean
  readonly toggle: ToggleOption
  /** Applies the values of the two fields. */
  readonly apply: (from: string, to: string) => void
}

/** A range of prices, typed or taken from the steps. */
export function PriceGroup({ group, isOpen, toggle, apply }: PriceGroupProps) {
  const { options, selectedOptions, range, currency } = group
  const amountText = (amount: number | undefined) => fieldText(amount, currency)
  const chosen = selectedOptions[0] ?? ''
  const [typed, setTyped] = useState<TypedRange>()
  if (typed && typed.over !== chosen) setTyped(undefined)
  const ends = typed?.over === chosen ? typed : endsOf(chosen, amountText)
  const type = (end: keyof Ends, value: string) => setTyped({ ...ends, [end]: value, over: chosen })

  /** Moving between the two fields does not apply them yet. */
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.parentElement?.contains(relatedTarget)) apply(ends.from, ends.to)
  }

  return (
    <GroupFrame group={group} isOpen={isOpen}>
      <div className="faceted-search__range">
        <PriceField
          end="from"
          value={ends.from}
          bound={amountText(range?.min)}
          type={type}
          leave={leave}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          end="to"
          value={ends.to}
          bound={amountText(range?.max)}
          type={type}
          leave={leave}
        />
        <EnterButton />
      </div>
      <ul className="faceted-search__options">
        {options.map((it) => (
          <PriceStep
            key={it.id}
            option={it}
            isChosen={selectedOptions.includes(it.id)}
            choose={() => toggle(group, it.id)}
          />
        ))}
      </ul>
    </GroupFrame>
  )
}

/** Enter in a field presses the first submit button, which must not be a step. */
function EnterButton() {
  return <button className="cs-visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
}

interface PriceStepProps {
  readonly option: FacetOptionView
  readonly isChosen: boolean
  readonly choose: () => void
}

function PriceStep({ option: { id, label, quantity }, isChosen, choose }: PriceStepProps) {
  const { isHeld, ...holding } = useFocusHold()
  const isOff = quantity === 0 && !isChosen

  function press(event: MouseEvent): void {
    event.preventDefault()
    if (!isOff) choose()
  }

  return (
    <li>
      <button
        className="faceted-search__step"
        type="submit"
        name={PRICE_GROUP}
        value={isChosen ? '' : id}
        data-act="toggle-option"
        data-option={id}
        aria-pressed={isChosen}
        disabled={isOff && !isHeld}
        aria-disabled={isOff || undefined}
        onClick={press}
        {...holding}
      >
        {`${label} `}
        <span className="faceted-search__count">{`(${quantity})`}</span>
      </button>
    </li>
  )
}

interface Ends {
  readonly from: string
  readonly to: string
}

/** The input since the range was `over`; another choice replaces it. */
interface TypedRange extends Ends {
  readonly over: string
}

interface PriceFieldProps {
  readonly end: 'from' | 'to'
  readonly value: string
  readonly bound: string
  readonly leave: (event: FocusEvent) => void
  readonly type: (end: keyof Ends, value: string) => void
}

function PriceField({ end, value, bound, type, leave }: PriceFieldProps) {
  return (
    <input
      className="faceted-search__price"
      type="text"
      inputMode="decimal"
      name={PRICE_FIELDS[end]}
      value={value}
      placeholder={bound}
      maxLength={14}
      autoComplete="off"
      aria-label={text(`facet.range.${end}`)}
      onBlur={leave}
      onChange={({ currentTarget }) => type(end, currentTarget.value)}
    />
  )
}

function endsOf(chosen: string, amountText: (amount: number | undefined) => string): Ends {
  const range = parsePriceRange(chosen)
  return { from: amountText(range?.from), to: amountText(range?.to) }
}

/** An amount in the page's language; with decimals only if it is not whole. */
function fieldText(minor: number | undefined, currency: string | undefined): string {
  if (minor === undefined) return ''
  const unit = unitOf(currency)
  const left = minor % unit
  return text('facet.amount', {
    whole: Math.floor(minor / unit),
    part: left === 0 ? '' : String(left).padStart(decimalsOf(currency), '0'),
  })
}
