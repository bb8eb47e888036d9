import { VisuallyHidden } from './visually-hidden.tsx'

export interface UnitPriceProps {
  /** To be seen: `298,89 kr/kg`. */
  readonly words: string
  /** To be heard, with the unit in words. */
  readonly spoken?: string | null | undefined
}

/** What a unit of measure costs, which is read aloud in words. */
export function UnitPrice({ words, spoken }: UnitPriceProps) {
  if (!spoken) return words
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}
