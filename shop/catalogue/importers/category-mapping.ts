import type { Db } from '../../platform/db/schema.ts'
import type { CatalogueCategory } from '../catalogue.ts'
import { listCategoryTree } from '../import-queries.ts'
import { foldText, shortHash, slugOf } from '../slugs.ts'
import { type CategoryPath, MAX_LEVELS, pathKey } from './category-paths.ts'

/** The category of products that the file gives none. */
const OTHER = { sv: 'Övrigt', en: 'Other' }

interface Node {
  readonly id: string
  readonly children: Map<string, Node>
  nextPosition: number
}

/** Finds categories by their names, and creates those that the shop does not have. */
export class CategoryMapping {
  readonly #root: Node = { id: '', children: new Map(), nextPosition: 0 }
  readonly #byId = new Map<string, Node>()
  readonly #taken = new Set<string>()
  readonly #added: CatalogueCategory[] = []

  /** The created categories, parents before their children. */
  get added(): readonly CatalogueCategory[] {
    return this.#added
  }

  /** Starts from the shop's own tree: a name in either language is the same category. */
  static async read(db: Db): Promise<CategoryMapping> {
    const mapping = new CategoryMapping()
    for (const row of await listCategoryTree(db)) {
      const parent = mapping.#byId.get(row.parentId ?? '') ?? mapping.#root
      const node = mapping.#add(parent, row.id, [row.sv, row.en])
      parent.nextPosition = Math.max(parent.nextPosition, row.position + 1)
      mapping.#byId.set(row.id, node)
      mapping.#taken.add(row.id).add(row.slug)
    }
    return mapping
  }

  /** Ids of the categories of these paths, in order; at least one. */
  find(paths: readonly CategoryPath[]): string[] {
    if (paths.length === 0) return [this.#findOther()]
    return [...new Set(paths.map((it) => this.#findPath(it)))]
  }

  #findPath(path: CategoryPath): string {
    let node = this.#root
    for (const [at, name] of path.slice(0, MAX_LEVELS).entries()) {
      const walked = path.slice(0, at + 1)
      node = node.children.get(foldText(name)) ?? this.#make(node, walked, { sv: name, en: name })
    }
    return node.id
  }

  #findOther(): string {
    const existing = this.#root.children.get(foldText(OTHER.sv))
    return (existing ?? this.#make(this.#root, [OTHER.sv], OTHER)).id
  }

  #make(parent: Node, path: CategoryPath, name: CatalogueCategory['name']): Node {
    const id = this.#freeId(path)
    const position = parent.nextPosition
    this.#added.push({
      id,
      slug: id,
      name,
      description: { sv: '', en: '' },
      position,
      ...(parent !== this.#root && { parentId: parent.id }),
    })
    parent.nextPosition += 1
    return this.#add(parent, id, [name.sv, name.en])
  }

  #add(parent: Node, id: string, names: readonly string[]): Node {
    const node: Node = { id, children: new Map(), nextPosition: 0 }
    for (const name of names) parent.children.set(foldText(name), node)
    return node
  }

  /** An id that is also the address: made of the names, with a hash appended if that is taken. */
  #freeId(path: CategoryPath): string {
    const plain = slugOf(path.join(' '))
    const marked = [plain, shortHash(pathKey(path))].filter(Boolean).join('-')
    const id = plain !== '' && !this.#taken.has(plain) ? plain : marked
    this.#taken.add(id)
    return id
  }
}
