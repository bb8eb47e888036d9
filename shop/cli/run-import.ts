import type { Text } from '../../src/i18n/text.ts'
import { refuseDemo } from '../app/settle-facts.ts'
import { describeSentence } from '../catalogue/file-sentence.ts'
import { isOpeningDay } from '../catalogue/import-queries.ts'
import { UnreadableFile } from '../catalogue/importers/findings.ts'
import { type ImportRules, importFile } from '../catalogue/imports/import-file.ts'
import { ImportRefusal } from '../catalogue/imports/import-report.ts'
import { Staging } from '../catalogue/imports/staging.ts'
import { commandText } from '../platform/commands/command-text.ts'
import { type DatabaseLocation, pathBeside, withDatabase } from '../platform/db/open-database.ts'
import { ENCODINGS } from '../platform/decode-text.ts'
import { readOwnFacts } from '../platform/shop/own-facts.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { StartError } from '../platform/start-error.ts'
import { readSettings } from '../settings/settings.ts'
import { type Command, readFacts, type Voices } from './command.ts'
import { helpOf } from './command-help.ts'
import { describeReport } from './describe-report.ts'
import { type ImportOptions, readImportOptions } from './import-options.ts'
import { watchImport } from './import-progress.ts'
import { priceRulesOf } from './price-options.ts'

/** Runs `npm run import`; returns the exit code, 1 if anything was refused. */
export async function runImport(command: Command): Promise<number> {
  const { words, environment, voices, now = new Date() } = command
  if (words.includes('--help')) {
    voices.out(
      helpOf('import', environment, { encodings: ENCODINGS.join(' / '), encoding: ENCODINGS[0] }),
    )
    return 0
  }
  const t = commandText(environment)
  try {
    const options = readImportOptions(words, now, t)
    const settings = readSettings(environment)
    const own = readOwnFacts(settings, t)
    const pictures = own?.origins.pictures ?? []
    const facts = own ?? readFacts(settings, t)
    const prices = priceRulesOf(options.prices, facts.currency, t)
    const vatRate = options.vatRate ?? ordinaryRate(facts)
    const pictureOrigins = [...settings.pictureOrigins, ...pictures]
    const isOpening = await withDatabase(settings, async (db) => {
      if (own) await refuseDemo(db, t)
      return isOpeningDay(db, now.getTime())
    })
    const clock = () => (command.now ?? new Date()).getTime()
    const rules = { ...options.rules, prices, vatRate, pictureOrigins, isOpening, clock }
    return await importAll(settings, { ...options, t, rules, voices })
  } catch (error) {
    voices.error(`${describeStop(t, error)}\n`)
    return 1
  }
}

/** The reason why the import did not start. */
function describeStop(t: Text, error: unknown): string {
  if (error instanceof ImportRefusal) {
    return error.sentences.map((it) => describeSentence(t, it)).join('\n')
  }
  if (error instanceof StartError) return error.message
  throw error
}

/** The shop's standard VAT rate. */
function ordinaryRate({ vat }: ShopFacts): number {
  return vat.home.standard ?? vat.home[vat.delivery] ?? 0
}

interface ImportRequest extends Pick<ImportOptions, 'paths' | 'isVerbose'> {
  readonly t: Text
  readonly rules: ImportRules
  readonly voices: Voices
}

async function importAll(
  location: DatabaseLocation,
  { paths, ...request }: ImportRequest,
): Promise<number> {
  let code = 0
  for (const path of paths) if (!(await importOne(location, path, request))) code = 1
  return code
}

/** Imports a file; returns false after writing why it was refused. */
async function importOne(
  location: DatabaseLocation,
  path: string,
  { t, rules, voices, isVerbose }: Omit<ImportRequest, 'paths'>,
): Promise<boolean> {
  const ending = rules.mode === 'import' ? 'import' : 'rehearsal'
  const staging = new Staging(pathBeside(location, ending))
  const watcher = watchImport({ t, ...voices })
  let isOver = true
  try {
    const onRead = () => {
      if (rules.prices.isStated) return
      watcher.end()
      voices.out(`${t('cli.import.assumed', { path, currency: rules.prices.shopCurrency })}\n`)
    }
    const report = await withDatabase(location, (db) =>
      importFile({ db, staging }, path, rules, { ...watcher, onRead }),
    )
    watcher.end()
    voices.out(describeReport(path, report, { t, ...rules, isVerbose }))
    return true
  } catch (error) {
    watcher.end()
    isOver = isRefusal(error)
    voices.error(describeRefusal(t, path, error))
    return false
  } finally {
    // After an unexpected error, the staging file stays, so that a new import can resume.
    if (isOver) staging.remove()
    else staging.close()
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof UnreadableFile || error instanceof ImportRefusal
}

function describeRefusal(t: Text, path: string, error: unknown): string {
  const refused = (why: string) => `${path}:${why}\n${t('cli.import.nothing')}\n`
  if (error instanceof UnreadableFile) return refused(` ${describeSentence(t, error.sentence)}`)
  if (!(error instanceof ImportRefusal)) throw error
  return refused(`\n${error.sentences.map((it) => describeSentence(t, it)).join('\n')}`)
}
