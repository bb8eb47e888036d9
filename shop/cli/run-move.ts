import { indexAll } from '../catalogue/by-hand/index-product.ts'
import { commandText, toStartError } from '../platform/commands/command-text.ts'
import { type Moved, moveDatabase } from '../platform/db/move/move-database.ts'
import {
  type DatabaseLocation,
  isDatabaseThere,
  withDatabase,
} from '../platform/db/open-database.ts'
import { exitCodeOf, StartError } from '../platform/start-error.ts'
import { readSettings } from '../settings/settings.ts'
import type { PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

/** Runs `npm run move`; returns the exit code, 1 if the shop was not moved. */
export async function runMove({ words, environment, voices }: PlainCommand): Promise<number> {
  const t = commandText(environment)
  const [address = '--help', ...others] = words
  if (address === '--help') {
    voices.out(helpOf('move', environment))
    return 0
  }
  if (others.length > 0 || address.startsWith('-')) {
    voices.error(`${t('cli.nothing', { words: words.join(' ') })}\n`)
    return 1
  }
  return exitCodeOf(voices, async () => {
    const from = readSettings(environment)
    if (!isDatabaseThere(from)) throw new StartError(t('cli.move.nothing'))
    const to: DatabaseLocation = { ...from, databaseUrl: address }
    let rows = 0
    const onTable = (moved: Moved) => {
      rows += moved.rows
      voices.out(`${moved.table} ${moved.rows}\n`)
    }
    await withDatabase(from, (source) =>
      withDatabase(to, (target) => moveDatabase(source, target, { onTable, complete: indexAll })),
    ).catch((error: unknown) => {
      throw toStartError(error, from.language)
    })
    voices.out(`${t('cli.move.done', { rows: String(rows) })}\n`)
    return 0
  })
}
