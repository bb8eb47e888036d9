import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { runImport } from '../../../../shop/cli/run-import.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { openTestPlace, type TestPlace } from '../../../helpers/test-place.ts'

export interface Answer {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** A shop's folder and the import command on it, as an owner would run it. */
export interface Importer {
  /** Writes a file into the folder; answers its path. */
  write(name: string, content: string | Buffer): string
  run(...words: string[]): Promise<Answer>
  readonly place: TestPlace
  /** What other commands need to work on the same database. */
  readonly environment: Readonly<Record<string, string>>
  /** Writes one file and imports it. */
  give(content: string | Buffer, ...options: string[]): Promise<Answer>
  /** Looks into the database that the imports have filled. */
  look<Result>(question: (db: Db) => Promise<Result>): Promise<Result>
}

export const NOW = new Date('2026-11-21T12:00:00Z')

/** An importer on a new folder, which the end of the test takes away. */
export function openImporter(
  t: TestContext,
  environment: Readonly<Record<string, string>> = {},
): Importer {
  const place = openTestPlace(t)
  const { dataDir } = place
  const settings = { ...environment, ...place.settings }

  function write(name: string, content: string | Buffer): string {
    const path = join(dataDir, name)
    writeFileSync(path, content)
    return path
  }

  async function run(...words: string[]): Promise<Answer> {
    const out: string[] = []
    const error: string[] = []
    await place.provide()
    const said = (texts: readonly string[]) => texts.join('').replaceAll(`${dataDir}/`, '')
    const code = await runImport({
      words,
      environment: settings,
      now: NOW,
      voices: {
        out: (text) => void out.push(text),
        error: (text) => void error.push(text),
        isTerminal: false,
      },
    })
    return { code, out: said(out), error: said(error) }
  }

  return {
    place,
    write,
    run,
    environment: settings,
    give: (content, ...options) => run(write('file.csv', content), ...options),
    async look(question) {
      await place.provide()
      const db = await openDatabase(place)
      try {
        return await question(db)
      } finally {
        await db.destroy()
      }
    },
  }
}

/** Rows of cells as CSV, each cell in quotation marks. */
export function csv(...rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((it) => `"${it.replaceAll('"', '""')}"`).join(','))
  return `${lines.join('\n')}\n`
}

/** A file of Magento's export: records by column, where a column that none names is left out. */
export function magento(...records: readonly Readonly<Record<string, string>>[]): string {
  return sheet({ sku: '', product_type: 'simple', name: '', price: '' }, records)
}

export function shopify(...records: readonly Readonly<Record<string, string>>[]): string {
  return sheet({ Handle: '', Title: '', 'Variant Price': '' }, records)
}

/** Articles with what a listing shows of them, in the order of their numbers. */
export function listArticles(db: Db) {
  return db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('stock', 'stock.article_number', 'article.number')
    .select(['number', 'code', 'size', 'colour_sv', 'price', 'campaign_price', 'available'])
    .orderBy('product.id')
    .orderBy('article.position')
    .execute()
}

/** What products show: the first picture, and the others with their colour and what they show. */
export async function listPictures(db: Db): Promise<(string | null)[][]> {
  const first = await db.selectFrom('product').select('image_url').orderBy('id').execute()
  const further = await db
    .selectFrom('product_picture')
    .select(['colour_id', 'url', 'alt_sv'])
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  return [
    ...first.map((it) => [it.image_url]),
    ...further.map((it) => [it.colour_id, it.url, it.alt_sv]),
  ]
}

export function countProducts(db: Db): Promise<number> {
  return db
    .selectFrom('product')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then((it) => it.count)
}

function sheet(
  base: Readonly<Record<string, string>>,
  records: readonly Readonly<Record<string, string>>[],
): string {
  const columns = [...new Set([base, ...records].flatMap((it) => Object.keys(it)))]
  const rows = records.map((record) => columns.map((it) => record[it] ?? base[it] ?? ''))
  return csv(columns, ...rows)
}
