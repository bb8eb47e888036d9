import type { ImportWatcher } from '../catalogue/importers/import-file.ts'

/** Records between two reports where progress cannot write over itself. */
const REPORT_EVERY = 1000
const REPORT_MS = 100

interface ProgressVoice {
  readonly error: (text: string) => void
  readonly isTerminal: boolean
}

/** Tells how far an import has come, and how fast it is. */
export function watchImport(
  { error, isTerminal }: ProgressVoice,
  now: () => number = Date.now,
): ImportWatcher & { end(): void } {
  let startedAt = now()
  let reportedAt = startedAt
  let step = ''
  let hasLine = false

  function report(count: number, what: string): void {
    if (step !== what) startedAt = now()
    step = what
    const isDue = isTerminal ? now() - reportedAt >= REPORT_MS : count % REPORT_EVERY === 0
    if (!isDue) return
    reportedAt = now()
    const seconds = Math.max(0.001, (reportedAt - startedAt) / 1000)
    const speed = Math.round(count / seconds).toLocaleString('en')
    const line = `${count.toLocaleString('en')} ${what}, ${speed} a second`
    error(isTerminal ? `\r\u001b[K${line}` : `${line}\n`)
    hasLine = isTerminal
  }

  return {
    onRecord: (count) => report(count, 'rows read'),
    onProduct: (count) => report(count, 'products stored'),
    end() {
      if (hasLine) error('\r\u001b[K')
      hasLine = false
    },
  }
}
