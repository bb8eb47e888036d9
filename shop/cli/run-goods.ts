import type { Text } from '../../src/i18n/text.ts'
import { type SetOnSaleResult, setOnSale } from '../catalogue/by-hand/set-on-sale.ts'
import { listOffSale, type SaleState } from '../catalogue/off-sale-queries.ts'
import { commandText } from '../platform/commands/command-text.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { onDatabase, type PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

const OPTIONS: Readonly<Record<string, SaleState>> = { '--on': 'on', '--off': 'off' }

type Voices = PlainCommand['voices'] & { readonly t: Text }

/** Runs `npm run goods`; returns the exit code, 1 if anything was not done. */
export async function runGoods(command: PlainCommand): Promise<number> {
  const { words, environment, voices } = command
  const [option, ...names] = words
  const choice = option === undefined ? undefined : OPTIONS[option]
  const t = commandText(environment)
  if (option === '--help') {
    voices.out(helpOf('goods', environment))
    return 0
  }
  if (choice ? names.length === 0 : option !== undefined) {
    voices.error(`${t('cli.nothing', { words: words.join(' ') })}\n`)
    return 1
  }
  return onDatabase(command, (db) =>
    choice ? sayAll(db, names, choice, { t, ...voices }) : list(db, { t, ...voices }),
  )
}

async function sayAll(
  db: Db,
  names: readonly string[],
  choice: SaleState,
  { t, out, error }: Voices,
): Promise<number> {
  let code = 0
  for (const name of names) {
    const done = await inTransaction(db, (tx) => setOnSale(tx, name, choice))
    const speak = done.outcome === 'done' ? out : error
    speak(`${describe(t, name, done)}\n`)
    if (done.outcome !== 'done') code = 1
  }
  return code
}

function describe(t: Text, name: string, done: SetOnSaleResult): string {
  if (done.outcome === 'unknown') return t('cli.goods.unknown', { name })
  if (done.outcome === 'ambiguous') {
    return t('cli.goods.ambiguous', { name, codes: done.codes.join(', ') })
  }
  const { code, name: title, articleNumber, isOn, isProductOn } = done.product
  const what =
    articleNumber === null
      ? `${title} (${code})`
      : t('cli.goods.article', { article: articleNumber, name: title })
  const change = done.hasChanged ? 'yes' : 'no'
  const now = t(isOn ? 'cli.goods.on' : 'cli.goods.off', { what, change })
  return isOn && !isProductOn ? `${now} ${t('cli.goods.product', { code })}` : now
}

async function list(db: Db, { t, out }: Voices): Promise<number> {
  const products = await listOffSale(db)
  if (products.length === 0) out(`${t('cli.goods.none')}\n`)
  for (const { code, name, articleNumber, isByHand } of products) {
    const what = articleNumber === null ? code : `${code} ${articleNumber}`
    out(`${what}  ${name}  ${t(isByHand ? 'cli.goods.byhand' : 'cli.goods.byfile')}\n`)
  }
  return 0
}
