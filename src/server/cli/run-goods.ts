import { type SetOnSale, setOnSale } from '../catalogue/by-hand/set-on-sale.ts'
import { type ByHand, listOffSale } from '../catalogue/off-sale-queries.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { helpOf } from './command-help.ts'
import type { Command } from './run-import.ts'

const OPTIONS: Readonly<Record<string, ByHand>> = { '--on': 'on', '--off': 'off' }

type GoodsCommand = Omit<Command, 'voices' | 'now'> & {
  readonly voices: Pick<Command['voices'], 'out' | 'error'>
}

/** Runs `npm run goods`; answers the exit code: 1 where anything was not done. */
export async function runGoods({ words, environment, voices }: GoodsCommand): Promise<number> {
  const [option, ...names] = words
  const said = option === undefined ? undefined : OPTIONS[option]
  if (option === '--help') {
    voices.out(helpOf('goods', environment))
    return 0
  }
  if (said ? names.length === 0 : option !== undefined) {
    voices.error(`"${words.join(' ')}" is nothing to do here. See --help.\n`)
    return 1
  }
  try {
    return await onDatabase(environment, (db) =>
      said ? sayAll(db, names, said, voices) : list(db, voices),
    )
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    voices.error(`${error.message}\n`)
    return 1
  }
}

async function onDatabase(
  environment: Command['environment'],
  work: (db: Db) => Promise<number>,
): Promise<number> {
  const db = await openDatabase(readSettings(environment))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function sayAll(
  db: Db,
  names: readonly string[],
  said: ByHand,
  { out, error }: GoodsCommand['voices'],
): Promise<number> {
  let code = 0
  for (const name of names) {
    const done = await db.transaction().execute((tx) => setOnSale(tx, name, said))
    const speak = done.outcome === 'done' ? out : error
    speak(`${describe(name, done)}\n`)
    if (done.outcome !== 'done') code = 1
  }
  return code
}

function describe(name: string, done: SetOnSale): string {
  if (done.outcome === 'unknown') return `Nothing goes by the name "${name}".`
  if (done.outcome === 'ambiguous') {
    return `"${name}" may be any of ${done.codes.join(', ')}: name one of these.`
  }
  const { code, name: title, articleNumber, isOn, isProductOn } = done.goods
  const what = articleNumber === null ? `${title} (${code})` : `${articleNumber} of ${title}`
  const state = isOn ? 'on sale' : 'off sale'
  const now = `${what} ${done.hasChanged ? 'is now' : 'was already'} ${state}.`
  return isOn && !isProductOn ? `${now} The product ${code} itself is off sale.` : now
}

async function list(db: Db, { out }: GoodsCommand['voices']): Promise<number> {
  const goods = await listOffSale(db)
  if (goods.length === 0) out('Everything is on sale.\n')
  for (const { code, name, articleNumber, isByHand } of goods) {
    const what = articleNumber === null ? code : `${code} ${articleNumber}`
    out(`${what}  ${name}  ${isByHand ? 'by hand' : 'by its file'}\n`)
  }
  return 0
}
