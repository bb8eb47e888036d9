import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { CatalogueCategory } from './catalogue.ts'

const LANGUAGES: readonly Language[] = ['sv', 'en']
const MAX_DEPTH = 3

/** Writes new and changed categories; returns their number. */
export async function storeCategories(
  tx: Tx,
  categories: readonly CatalogueCategory[],
): Promise<number> {
  const stored = await tx.selectFrom('category').select(['id', 'parent_id']).execute()
  const parents = new Map(stored.map((it) => [it.id, it.parent_id]))
  for (const { id, parentId } of categories) parents.set(id, parentId ?? null)
  const levels = new Map(categories.map(({ id }) => [id, levelOf(id, parents)]))
  const parentsFirst = [...categories].sort((a, b) => rank(a.id) - rank(b.id))
  let written = 0
  for (const category of parentsFirst) {
    const changes = [await storeCategory(tx, category, rank(category.id))]
    for (const lang of LANGUAGES) changes.push(await storeText(tx, category, lang))
    if (changes.includes(true)) written += 1
  }
  return written

  function rank(id: string): number {
    return levels.get(id) ?? 1
  }
}

/** Throws if a category is nested too deep, and so also if it is its own ancestor. */
function levelOf(id: string, parents: ReadonlyMap<string, string | null>): number {
  let level = 1
  for (let at = parents.get(id); at; at = parents.get(at)) {
    level += 1
    if (level > MAX_DEPTH) throw new Error(`Category ${id} lies deeper than ${MAX_DEPTH} levels`)
  }
  return level
}

async function storeCategory(
  tx: Tx,
  { id, parentId, slug, position }: CatalogueCategory,
  level: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into category (id, parent_id, slug, position, level)
    values (${id}, ${parentId ?? null}, ${slug}, ${position}, ${level})
    on conflict (id) do update
      set parent_id = excluded.parent_id, slug = excluded.slug,
          position = excluded.position, level = excluded.level
      where category.parent_id is distinct from excluded.parent_id
         or category.slug <> excluded.slug or category.position <> excluded.position
         or category.level <> excluded.level`.execute(tx)
  return numAffectedRows !== 0n
}

async function storeText(
  tx: Tx,
  { id, name, description }: CatalogueCategory,
  lang: Language,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into category_text (category_id, lang, name, description)
    values (${id}, ${lang}, ${name[lang]}, ${description[lang]})
    on conflict (category_id, lang) do update
      set name = excluded.name, description = excluded.description
      where category_text.name <> excluded.name
         or category_text.description <> excluded.description`.execute(tx)
  return numAffectedRows !== 0n
}

/** The names and ancestors of categories, for filing products. */
export interface CategoryTree {
  /** The category itself and its ancestors. */
  lineOf(id: string): readonly string[]
  nameOf(id: string, language: Language): string
}

export async function readCategoryTree(tx: Db | Tx): Promise<CategoryTree> {
  const categories = await tx.selectFrom('category').select(['id', 'parent_id']).execute()
  const parents = new Map(categories.map((it) => [it.id, it.parent_id]))
  const texts = await tx
    .selectFrom('category_text')
    .select(['category_id', 'lang', 'name'])
    .execute()
  const names = new Map(texts.map((it) => [`${it.lang} ${it.category_id}`, it.name]))
  return {
    lineOf(id) {
      const line: string[] = []
      for (let at: string | null | undefined = id; at; at = parents.get(at)) line.push(at)
      return line
    },
    nameOf: (id, language) => names.get(`${language} ${id}`) ?? '',
  }
}
