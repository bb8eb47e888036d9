import type { EnergyLabel } from '../../../src/model/energy-label.ts'
import type { Language } from '../../../src/model/language.ts'
import type { NetContent } from '../../../src/model/unit-price.ts'
import type { FileLocation } from '../file-sentence.ts'
import type { CategoryPath } from './category-paths.ts'
import type { Cells } from './cells.ts'
import type { Findings } from './findings.ts'
import type { LeftOut } from './left-out.ts'
import type { RecordStore } from './record-store.ts'

/** A picture in a file: a whole address, or a path in the exporting shop. */
export interface FilePicture {
  readonly address: string
  readonly alt?: string
}

/** One article of a file. */
export interface FileArticle {
  readonly number: string
  readonly size?: string
  readonly colour?: string
  /** In öre, VAT included. */
  readonly price: number
  /** A reduced price, less than `price`. */
  readonly campaignPrice?: number
  readonly stock: number
  /** Net content, if the file states it. */
  readonly content?: NetContent
  /** Pictures of its colour. */
  readonly pictures?: readonly FilePicture[]
  readonly location: FileLocation
}

export interface FileText {
  readonly name: string
  /** Plain text; a blank line separates paragraphs. */
  readonly description: string
}

/** A file's product without its articles. */
export interface FilePage {
  /** The product's key, unique in the file: an article number or a handle. */
  readonly key: string
  readonly location: FileLocation
  readonly text: FileText
  /** Texts in other languages, if the file has them. */
  readonly translations: Partial<Record<Language, FileText>>
  /** The words that its address is made of. */
  readonly address: string
  readonly brand: string
  readonly manufacturer: string
  readonly material?: string
  /** The last day on which the file announces it as new, as an ISO date. */
  readonly newUntil?: string
  readonly energy?: EnergyLabel
  /** Words that may name what it is, the most reliable first. */
  readonly kindWords: readonly string[]
  /** Words that may name whom it is for. */
  readonly genderWords: readonly string[]
  readonly paths: readonly CategoryPath[]
  /** The main one first. */
  readonly pictures?: readonly FilePicture[]
}

/** A file's product, before it has its address and categories in the shop. */
export interface FileProduct extends FilePage {
  /** At least one, in the order of the file. */
  readonly articles: readonly FileArticle[]
}

/** What a reader needs besides the records. */
export interface ReaderContext {
  readonly columns: ReadonlySet<string>
  readonly records: RecordStore
  readonly refusals: Findings
  /** Values that are kept otherwise than the file has them. */
  readonly remarks: Findings
  readonly left: LeftOut
}

/** Reads a file of one layout, record by record. Adds what is wrong to the refusals. */
export interface LayoutReader {
  readRecord(cells: Cells): void
  /** The products in the order of the file, once all records have been read. */
  products(): AsyncIterable<FileProduct>
}

/** The kind of record that holds the keys of products that the file takes off sale. */
export const OFF = 'off'

export type OpenReader = (context: ReaderContext) => LayoutReader
