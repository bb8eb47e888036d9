import type { ToggledGroup } from '../../model/facet-query.ts'

export interface FacetOptionView {
  readonly id: string
  readonly label: string
  readonly quantity: number
  /** `#rrggbb`; anything else is ignored. */
  readonly hexCode?: string | undefined
}

/** A group as it is drawn, with its current choices. */
export interface FacetGroupView {
  readonly id: string
  readonly label: string
  readonly singleSelect?: boolean | undefined
  readonly selectedOptions: readonly string[]
  readonly options: readonly FacetOptionView[]
  /** The number of options in the group; the markup may hold only some of them. */
  readonly optionCount: number
  readonly description?: string | undefined
  /** Lowest and highest price, in minor units. */
  readonly range?: { readonly min: number; readonly max: number } | undefined
  /** The currency of a range of prices. */
  readonly currency?: string | undefined
}

/** Chooses an option, or removes the choice. */
export type ToggleOption = (group: ToggledGroup, optionId: string) => void
