import '../app/texts.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { defaultText } from '../platform/texts/server-text.ts'
import { createFirstOwner, recoverAccess } from '../staff/access/owner.ts'
import { LINK_HOURS } from '../staff/access/staff-links.ts'
import { helpOf } from './command-help.ts'
import { openTerminal } from './open-terminal.ts'
import { refuse, say } from './say.ts'

process.exitCode = await run(process.argv.slice(2))

async function run(words: readonly string[]): Promise<number> {
  const [option, email = '', name = ''] = words
  if (option === '--help')
    return say(helpOf('staff', process.env, { hours: String(LINK_HOURS) }), 0)
  if (option === '--owner' && words.length === 3) return withShop((db) => addOwner(db, email, name))
  if (option === '--recover' && words.length === 2) return withShop((db) => recover(db, email))
  return refuse('That is nothing to do here.')
}

async function withShop(work: (db: Db) => Promise<number>): Promise<number> {
  try {
    const db = await openDatabase(readSettings(process.env))
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return refuse(error.message)
  }
}

async function addOwner(db: Db, email: string, name: string): Promise<number> {
  const { ask, askHidden, close } = openTerminal({ input: process.stdin, output: process.stderr })
  const password = (await (askHidden ? askHidden('Password: ') : ask(''))) ?? ''
  close()
  const outcome = await createFirstOwner(db, { email, name, password, language: 'sv' })
  if (outcome !== 'done') return refuse(defaultText('en')(`setup.owner.${outcome}`))
  return say(`${email} can log in at /staff, and sets up codes there.\n`, 0)
}

async function recover(db: Db, email: string): Promise<number> {
  const { baseUrl = '' } = readSettings(process.env)
  const path = await recoverAccess(db, email)
  if (path === undefined) return refuse(`Nobody of the staff has the address ${email}.`)
  return say(`${baseUrl}${path}\n`, 0)
}
