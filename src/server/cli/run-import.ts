import { readFacts, readOwnFacts, refuseDemo } from '../app/settle-facts.ts'
import { hasOwnGoods } from '../catalogue/import-queries.ts'
import {
  ImportRefused,
  type ImportReport,
  type ImportRules,
  importFile,
} from '../catalogue/importers/import-file.ts'
import { UnreadableFile } from '../catalogue/importers/refusals.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { IMPORT_HELP, readImportOptions } from './import-options.ts'
import { watchImport } from './import-progress.ts'
import { describeRates, priceRulesOf } from './price-options.ts'

/** Where the import speaks: reports to `out`, progress and refusals to `error`. */
export interface Voices {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** Whether progress may write over itself. */
  readonly isTerminal: boolean
}

export interface Command {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly voices: Voices
  readonly now?: Date
}

/** Runs `npm run import`; answers the exit code: 1 when anything was refused. */
export async function runImport(command: Command): Promise<number> {
  const { words, environment, voices, now = new Date() } = command
  if (words.includes('--help')) {
    voices.out(IMPORT_HELP)
    return 0
  }
  try {
    const options = readImportOptions(words, now)
    const settings = readSettings(environment)
    const own = readOwnFacts(settings)
    const pictures = own?.origins.pictures ?? []
    const facts = own ?? readFacts(settings)
    const prices = priceRulesOf(options.prices, facts.currency)
    const vatRate = options.vatRate ?? ordinaryRate(facts)
    const pictureOrigins = [...settings.pictureOrigins, ...pictures]
    const db = await openDatabase(settings)
    try {
      if (own) await refuseDemo(db)
      // All files of one command are the shop's first goods, or none is.
      const isOpening = !(await hasOwnGoods(db))
      const rules = { ...options.rules, prices, vatRate, pictureOrigins, isOpening }
      return await importAll(db, options.paths, rules, voices)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    voices.error(`${error.message}\n`)
    return 1
  }
}

/** Of what is of no other class. */
function ordinaryRate({ vat }: ShopFacts): number {
  return vat.home.standard ?? vat.home[vat.delivery] ?? 0
}

async function importAll(
  db: Db,
  paths: readonly string[],
  rules: ImportRules,
  voices: Voices,
): Promise<number> {
  let code = 0
  for (const path of paths) {
    const watcher = watchImport(voices)
    try {
      const report = await importFile(db, path, rules, watcher)
      watcher.end()
      voices.out(describeReport(path, report, rules))
    } catch (error) {
      watcher.end()
      voices.error(describeRefusal(path, error))
      code = 1
    }
  }
  return code
}

function describeReport(path: string, report: ImportReport, rules: ImportRules): string {
  const { layout, products, articles, added, changed, unchanged, addedCategories } = report
  const changes = `${formatCount(added)} new, ${formatCount(changed)} changed`
  const rest = `${formatCount(unchanged)} unchanged`
  const lines = [
    `${path}: ${layout} layout, ${count(products, 'product')} with ${count(articles, 'article')}.`,
    `${changes}, ${rest}; new categories: ${formatCount(addedCategories)}.`,
    ...describeSale(report),
    ...describeRates(rules.prices),
    ...report.notices,
    ...(rules.mode === 'rehearse' ? ['Nothing was kept: this was a dry run.'] : []),
  ]
  return `${lines.join('\n')}\n`
}

function describeSale({ takenOff, broughtBack, ...kept }: ImportReport): string[] {
  const { keptOff, keptOffArticles, keptOn } = kept
  const stay = [
    ...(keptOff > 0 ? [count(keptOff, 'product')] : []),
    ...(keptOffArticles > 0 ? [count(keptOffArticles, 'article')] : []),
  ]
  return [
    ...(takenOff > 0 ? [`Now off sale: ${count(takenOff, 'product')}.`] : []),
    ...(broughtBack > 0 ? [`On sale again: ${count(broughtBack, 'product')}.`] : []),
    ...(stay.length > 0 ? [`Still off sale, taken off by hand: ${stay.join(' and ')}.`] : []),
    ...(keptOn > 0 ? [`Still on sale, taken on by hand: ${count(keptOn, 'product')}.`] : []),
  ]
}

function describeRefusal(path: string, error: unknown): string {
  if (error instanceof UnreadableFile) return `${path}: ${error.message}\nNothing was imported.\n`
  if (!(error instanceof ImportRefused)) throw error
  return `${path}:\n${error.sentences.join('\n')}\nNothing was imported.\n`
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`
}

function formatCount(number: number): string {
  return number.toLocaleString('en')
}
