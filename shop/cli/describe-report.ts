import type { Text } from '../../src/i18n/text.ts'
import { describeSentence } from '../catalogue/file-sentence.ts'
import type { ImportRules } from '../catalogue/imports/import-file.ts'
import type { FieldByHand, ImportReport } from '../catalogue/imports/import-report.ts'
import { describeRates } from './price-options.ts'

/** Number of fields that are listed; the rest are counted. */
const MAX_LISTED = 20

interface Wording extends Pick<ImportRules, 'mode' | 'prices'> {
  readonly t: Text
  /** Whether to list every kept field. */
  readonly isVerbose: boolean
}

/** The report of an import. */
export function describeReport(path: string, report: ImportReport, wording: Wording): string {
  const { t, mode, prices } = wording
  const { layout, products, articles, added, changed, unchanged, addedCategories } = report
  const lines = [
    ...(report.isResumed ? [t('cli.import.resumed')] : []),
    t('cli.import.read', { path, layout, products, articles }),
    t('cli.import.changes', { added, changed, unchanged, categories: addedCategories }),
    ...describeSale(t, report),
    ...describeRates(t, prices),
    ...describeKept(report.keptFields, wording),
    ...report.notices.map((it) => describeSentence(t, it)),
    ...(mode === 'rehearse' ? [t('cli.import.rehearsed')] : []),
  ]
  return `${lines.join('\n')}\n`
}

function describeSale(t: Text, { takenOff, broughtBack, ...kept }: ImportReport): string[] {
  const { keptOff, keptOffArticles, keptOn } = kept
  const isBoth = keptOff > 0 && keptOffArticles > 0
  const stay = { products: keptOff, articles: keptOffArticles, both: isBoth ? 'yes' : 'no' }
  return [
    ...(takenOff > 0 ? [t('cli.import.off', { n: takenOff })] : []),
    ...(broughtBack > 0 ? [t('cli.import.on', { n: broughtBack })] : []),
    ...(keptOff + keptOffArticles > 0 ? [t('cli.import.keptoff', stay)] : []),
    ...(keptOn > 0 ? [t('cli.import.kepton', { n: keptOn })] : []),
  ]
}

function describeKept(fields: readonly FieldByHand[], { t, isVerbose }: Wording): string[] {
  if (fields.length === 0) return []
  const products = new Set(fields.map((it) => it.code)).size
  const listed = isVerbose ? fields : fields.slice(0, MAX_LISTED)
  const rest = fields.length - listed.length
  return [
    t('cli.import.kept', { fields: fields.length, products }),
    ...listed.map(({ code, article, field }) =>
      article === undefined
        ? `  ${code}: ${field}`
        : `  ${t('cli.import.kept.article', { code, article, field })}`,
    ),
    ...(rest > 0 ? [`  ${t('cli.import.kept.more', { n: rest })}`] : []),
  ]
}
