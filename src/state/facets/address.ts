import {
  buildListingQuery,
  clearChosen,
  type ToggledGroup,
  toggleOption,
} from '../../model/facet-query.ts'
import { addressOf } from './history.ts'
import { facetState } from './state.ts'

/** The address of the list with one choice more or less, for a link. */
export function addressWith(group: ToggledGroup, optionId: string): string {
  return addressOf(buildListingQuery(toggleOption(facetState.query, group, optionId)))
}

/** The address of the list with nothing chosen. */
export function addressWithout(): string {
  return addressOf(buildListingQuery(clearChosen(facetState.query)))
}
