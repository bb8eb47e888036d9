import type { EnergyLabel } from '../../../src/model/energy-label.ts'
import type { Language } from '../../../src/model/language.ts'
import type { NetContent } from '../../../src/model/unit-price.ts'
import type { FileLocation } from '../file-sentence.ts'
import type { CategoryPath } from './category-paths.ts'
import type { Cells } from './cells.ts'
import type { Findings } from './findings.ts'
import type { LeftOut } from './left-out.ts'
import type { RecordStore } from './record-store.ts'

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
  /** How much is in it, where the file says so. */
  readonly content?: NetContent
  /** Of its colour. */
  readonly pictures?: readonly FilePicture[]
  readonly location: FileLocation
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
  readonly location: FileLocation
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
  readonly energy?: EnergyLabel
  /** Words that say what it is, the surest first. */
  readonly kindWords: readonly string[]
  /** Words that say whom it is for. */
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

/** What every reader is given beside the records. */
export interface ReaderContext {
  readonly columns: ReadonlySet<string>
  readonly records: RecordStore
  readonly refusals: Findings
  /** What is not kept as the file has it. */
  readonly remarks: Findings
  readonly left: LeftOut
}

/** Reads a file of one layout record by record. What is wrong goes to the refusals. */
export interface LayoutReader {
  readRecord(cells: Cells): void
  /** The products of the file in its order, once all records are read. */
  products(): AsyncIterable<FileProduct>
}

/** What readers keep the keys of products under that the file has, and switches off. */
export const OFF = 'off'

export type OpenReader = (context: ReaderContext) => LayoutReader
