import type { Text } from '../../../src/i18n/text.ts'
import type { LineFault } from './read-price-lines.ts'

const MAX_NAMED = 20

/** What is wrong with a file, row by row; of many the first ones, and how many more there are. */
export function describeFaults(t: Text, faults: readonly LineFault[]): readonly string[] {
  const named = faults
    .slice(0, MAX_NAMED)
    .map(({ row, key, values }) => t('pricelist.fault', { row, fault: t(key, values) }))
  const more = faults.length - named.length
  return more > 0 ? [...named, t('pricelist.fault.more', { n: more })] : named
}
