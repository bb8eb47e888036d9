import type { ImportRules } from '../catalogue/imports/import-file.ts'
import type { FieldByHand, ImportReport } from '../catalogue/imports/import-report.ts'
import { describeRates } from './price-options.ts'

/** Fields that are listed one by one; the rest are counted. */
const MAX_LISTED = 20

interface Wording extends Pick<ImportRules, 'mode' | 'prices'> {
  /** However many they are, each kept field is listed. */
  readonly isVerbose: boolean
}

/** What an import has done, for whoever has started it. */
export function describeReport(path: string, report: ImportReport, wording: Wording): string {
  const { layout, products, articles, added, changed, unchanged, addedCategories } = report
  const changes = `${formatCount(added)} new, ${formatCount(changed)} changed`
  const rest = `${formatCount(unchanged)} unchanged`
  const lines = [
    ...(report.isResumed ? ['Went on where an import of this file had been ended.'] : []),
    `${path}: ${layout} layout, ${count(products, 'product')} with ${count(articles, 'article')}.`,
    `${changes}, ${rest}; new categories: ${formatCount(addedCategories)}.`,
    ...describeSale(report),
    ...describeRates(wording.prices),
    ...describeKept(report.keptFields, wording),
    ...report.notices,
    ...(wording.mode === 'rehearse' ? ['Nothing was kept: this was a dry run.'] : []),
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

function describeKept(fields: readonly FieldByHand[], { isVerbose }: Wording): string[] {
  if (fields.length === 0) return []
  const products = new Set(fields.map((it) => it.code)).size
  const listed = isVerbose ? fields : fields.slice(0, MAX_LISTED)
  const rest = fields.length - listed.length
  return [
    `Kept as changed by hand: ${count(fields.length, 'field')} of ${count(products, 'product')}.`,
    ...listed.map(({ code, article, field }) =>
      article === undefined ? `  ${code}: ${field}` : `  ${code}, article ${article}: ${field}`,
    ),
    ...(rest > 0 ? [`  And ${formatCount(rest)} more; --verbose lists them.`] : []),
  ]
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`
}

function formatCount(number: number): string {
  return number.toLocaleString('en')
}
