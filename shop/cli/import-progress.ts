import type { Text } from '../../src/i18n/text.ts'
import type { ImportStep, ImportWatcher } from '../catalogue/imports/import-report.ts'

/** Records between two reports, if progress cannot overwrite its line. */
const REPORT_EVERY = 1000
const REPORT_MS = 100
const BAR_LENGTH = 20

interface ProgressVoice {
  readonly t: Text
  readonly error: (text: string) => void
  readonly isTerminal: boolean
}

/** Reports an import's progress and speed, with a bar if the total is known. */
export function watchImport(
  { t, error, isTerminal }: ProgressVoice,
  now: () => number = Date.now,
): ImportWatcher & { end(): void } {
  let startedAt = now()
  let reportedAt = startedAt
  let current: ImportStep | undefined
  let hasLine = false

  function isDue(done: number, total: number | undefined): boolean {
    if (!isTerminal) return done % REPORT_EVERY === 0
    return done === total || now() - reportedAt >= REPORT_MS
  }

  return {
    onStep(step, done, total) {
      if (current !== step) startedAt = now()
      current = step
      if (!isDue(done, total)) return
      reportedAt = now()
      const seconds = Math.max(0.001, (reportedAt - startedAt) / 1000)
      const speed = Math.round(done / seconds)
      const words = t(`cli.import.step.${step}`, { n: done, speed })
      const line = total !== undefined && isTerminal ? `${barOf(done / total)} ${words}` : words
      error(isTerminal ? `\r\u001b[K${line}` : `${line}\n`)
      hasLine = isTerminal
    },
    end() {
      if (hasLine) error('\r\u001b[K')
      hasLine = false
    },
  }
}

function barOf(part: number): string {
  const full = Math.round(part * BAR_LENGTH)
  const percent = `${Math.floor(part * 100)}%`.padStart(4)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_LENGTH - full)}]${percent}`
}
