import { VisuallyHidden } from './visually-hidden.tsx'

export interface UnitPriceProps {
  /** The visible text: `298,89 kr/kg`. */
  readonly words: string
  /** The text for screen readers, with the unit in words. */
  readonly spoken?: string | null | undefined
}

/** The price of a unit of measure, which screen readers hear in words. */
export function UnitPrice({ words, spoken }: UnitPriceProps) {
  if (!spoken) return words
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}
