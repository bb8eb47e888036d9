import type { FacetGroupView } from '../../ui/facets/facet-view.ts'

const NOTHING: readonly string[] = []

/** The groups as last answered, with what is chosen now (UX FACET-5). */
export function groupViews(
  groups: readonly FacetGroupView[],
  { chosen }: { readonly chosen: ReadonlyMap<string, readonly string[]> },
): FacetGroupView[] {
  return groups.map((it) => ({ ...it, selectedOptions: chosen.get(it.id) ?? NOTHING }))
}
