import {
  clearChosen,
  type ToggledGroup,
  toggleOption,
  withChosen,
} from '../../model/facet-query.ts'
import { change } from './list.ts'
import { facetState } from './state.ts'

/** In a single-select group the option replaces the choice; in others it is added or removed. */
export function toggleFacet(group: ToggledGroup, optionId: string): Promise<void> {
  return change(toggleOption(facetState.query, group, optionId))
}

/** Gives a group one choice, or none. */
export function chooseOnly(groupId: string, optionId: string | undefined): Promise<void> {
  return change(withChosen(facetState.query, groupId, optionId ? [optionId] : []))
}

export function clearFacets(): Promise<void> {
  return change(clearChosen(facetState.query))
}

/** A parameter of the list itself, such as its order; empty for the default. */
export function setListParameter(name: string, value: string): Promise<void> {
  const { query } = facetState
  if (name === 'sort') return change({ ...query, sort: value, page: 1 })
  const others = query.others.filter((it) => it[0] !== name)
  return change({ ...query, others: value ? [...others, [name, value]] : others, page: 1 })
}
