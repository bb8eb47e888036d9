import { commandText } from '../platform/commands/command-text.ts'
import { fail, onDatabase, say } from './command.ts'
import { helpOf } from './command-help.ts'
import { thisProgram } from './this-program.ts'

const { environment, words } = thisProgram
const t = commandText(environment)

process.exitCode = await run()

/** A database is migrated when it is opened. */
async function run(): Promise<number> {
  if (words[0] === '--help') return say(helpOf('migrate', environment), 0)
  if (words.length > 0) return fail(t('cli.nothing', { words: words.join(' ') }))
  return onDatabase(thisProgram, async () => say(`${t('cli.migrate.done')}\n`, 0))
}
