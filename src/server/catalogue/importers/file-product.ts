import type { Language } from '../../../model/language.ts'
import type { CategoryPath } from './category-paths.ts'
import type { Cells } from './cells.ts'
import type { Sheet, SheetRow } from './read-sheet.ts'
import type { Place, Refusals } from './refusals.ts'

/** A picture as a file tells it: a whole address, or a path in the shop that it comes from. */
export interface FilePicture {
  readonly address: string
  readonly alt?: string
}

/** One article as a file tells it. */
export interface FileArticle {
  readonly number: string
  readonly size?: string
  readonly colour?: string
  /** In öre, VAT included. */
  readonly price: number
  /** Less than `price`. */
  readonly campaignPrice?: number
  readonly stock: number
  /** Of its colour. */
  readonly pictures?: readonly FilePicture[]
  readonly place: Place
}

export interface FileText {
  readonly name: string
  /** Plain text; a blank line parts paragraphs. */
  readonly description: string
}

/** All that a product's page tells, but for its articles. */
export interface FilePage {
  /** What the file calls the product, unique in the file: an article number or a handle. */
  readonly key: string
  readonly place: Place
  readonly text: FileText
  /** Where the file says otherwise in a language. */
  readonly translations: Partial<Record<Language, FileText>>
  /** What its address is made of. */
  readonly address: string
  readonly brand: string
  readonly manufacturer: string
  readonly material?: string
  /** The last day on which the file announces it as new, as an ISO date. */
  readonly newUntil?: string
  /** Words that tell what it is, the surest first. */
  readonly kindWords: readonly string[]
  /** Words that tell whom it is for. */
  readonly genderWords: readonly string[]
  readonly paths: readonly CategoryPath[]
  /** The main one first. */
  readonly pictures?: readonly FilePicture[]
}

/** One product as a file tells it, before it has its place in the shop. */
export interface FileProduct extends FilePage {
  /** At least one; in the order of the file. */
  readonly articles: readonly FileArticle[]
}

/** What a reader of one layout hands on. */
export interface FileContents {
  readonly products: readonly FileProduct[]
  /** Keys of products that the file has, and says are not on sale. */
  readonly off: readonly string[]
  /** One sentence each about what was left out on purpose. */
  readonly notices: readonly string[]
}

/** What every reader is given beside the sheet. */
export interface Reading {
  readonly refusals: Refusals
  readonly cells: (row: SheetRow) => Cells
}

/** Reads a sheet of one layout. What is wrong goes to `refusals`. */
export type ReadLayout = (sheet: Sheet, reading: Reading) => Promise<FileContents>
