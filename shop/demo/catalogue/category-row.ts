import type { Words } from './words.ts'

/** Id, the parent's id or an empty text, address, name, description. Order is order among siblings. */
export type CategoryRow = readonly [
  id: string,
  parentId: string,
  slug: string,
  name: Words,
  description: Words,
]
