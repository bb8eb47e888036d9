import type { ToggledGroup } from '../../model/facet-query.ts'

export interface FacetOptionView {
  readonly id: string
  readonly label: string
  readonly quantity: number
  /** `#rrggbb`; anything else is no colour. */
  readonly hexCode?: string | undefined
}

/** A group as it is drawn, with what is chosen in it now. */
export interface FacetGroupView {
  readonly id: string
  readonly label: string
  readonly singleSelect?: boolean | undefined
  readonly selectedOptions: readonly string[]
  readonly options: readonly FacetOptionView[]
  /** Options that the group has; markup may hold only some of them. */
  readonly optionCount: number
  readonly description?: string | undefined
  /** Lowest and highest price, in minor units. */
  readonly range?: { readonly min: number; readonly max: number } | undefined
  /** Of the prices of a range. */
  readonly currency?: string | undefined
}

/** Chooses an option, or gives it up. */
export type ToggleOption = (group: ToggledGroup, optionId: string) => void
