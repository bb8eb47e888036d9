import type { CatalogueCategory } from '../catalogue.ts'
import type { CategoryTree } from '../store-categories.ts'

/** The shop's categories, and those that an import adds to them while it goes on. */
export function growingTree(
  known: CategoryTree,
  added: () => readonly CatalogueCategory[],
): CategoryTree {
  const byId = new Map<string, CatalogueCategory>()
  const find = (id: string): CatalogueCategory | undefined => {
    for (const it of added().slice(byId.size)) byId.set(it.id, it)
    return byId.get(id)
  }
  const lineOf = (id: string): readonly string[] => {
    const own = find(id)
    if (!own) return known.lineOf(id)
    return [id, ...(own.parentId === undefined ? [] : lineOf(own.parentId))]
  }
  return {
    lineOf,
    nameOf: (id, language) => find(id)?.name[language] ?? known.nameOf(id, language),
  }
}
