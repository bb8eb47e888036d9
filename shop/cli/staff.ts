import { commandText, localeLanguage } from '../platform/commands/command-text.ts'
import type { Db } from '../platform/db/schema.ts'
import { readSettings } from '../settings/settings.ts'
import { createFirstOwner, recoverAccess } from '../staff/access/owner.ts'
import { LINK_HOURS } from '../staff/access/staff-links.ts'
import { fail, onDatabase, readFacts, say } from './command.ts'
import { helpOf } from './command-help.ts'
import { openTerminal } from './open-terminal.ts'
import { thisProgram } from './this-program.ts'

const { environment } = thisProgram
const t = commandText(environment)

process.exitCode = await run(thisProgram.words)

async function run(words: readonly string[]): Promise<number> {
  const [option, email = '', name = ''] = words
  if (option === '--help')
    return say(helpOf('staff', environment, { hours: String(LINK_HOURS) }), 0)
  if (option === '--owner' && words.length === 3)
    return onDatabase(thisProgram, (db) => addOwner(db, email, name))
  if (option === '--recover' && words.length === 2)
    return onDatabase(thisProgram, (db) => recover(db, email))
  return fail(t('cli.nothing', { words: words.join(' ') }))
}

async function addOwner(db: Db, email: string, name: string): Promise<number> {
  const { ask, askHidden, close } = openTerminal({ input: process.stdin, output: process.stderr })
  const password = (await (askHidden ? askHidden(`${t('setup.ownerPassword')}: `) : ask(''))) ?? ''
  close()
  // The server's locale counts only if the shop has that language.
  const { languages } = readFacts(readSettings(environment), t)
  const [own = 'en'] = languages
  const language = languages.find((it) => it === localeLanguage(environment)) ?? own
  const outcome = await createFirstOwner(db, { email, name, password, language })
  if (outcome !== 'done') return fail(t(`setup.owner.${outcome}`))
  return say(`${t('setup.owner.done', { email })}\n`, 0)
}

async function recover(db: Db, email: string): Promise<number> {
  const { baseUrl = '' } = readSettings(environment)
  const path = await recoverAccess(db, email)
  if (path === undefined) return fail(t('cli.staff.unknown', { email }))
  return say(`${baseUrl}${path}\n`, 0)
}
