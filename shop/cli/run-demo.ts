import type { Text } from '../../src/i18n/text.ts'
import { isDemoShop } from '../demo/demo-queries.ts'
import { type RemovedDemo, removeDemo } from '../demo/remove-demo.ts'
import { commandText } from '../platform/commands/command-text.ts'
import type { Db } from '../platform/db/schema.ts'
import { onDatabase, type PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

/** Runs `npm run demo`; returns the exit code. */
export async function runDemo(command: PlainCommand): Promise<number> {
  const { words, environment, voices } = command
  const t = commandText(environment)
  const unknown = words.find((it) => it !== '--remove' && it !== '--help')
  if (unknown !== undefined) {
    voices.error(`${t('cli.option', { word: unknown })}\n`)
    return 1
  }
  if (words.includes('--help')) {
    voices.out(helpOf('demo', environment))
    return 0
  }
  return onDatabase(command, async (db) => {
    voices.out(
      words.includes('--remove') ? describe(t, await removeDemo(db)) : await sayWhether(t, db),
    )
    return 0
  })
}

async function sayWhether(t: Text, db: Db): Promise<string> {
  return `${t((await isDemoShop(db)) ? 'cli.demo.there' : 'cli.demo.none')}\n`
}

function describe(t: Text, { keptOrders, keptCategories, ...removed }: RemovedDemo): string {
  const lines = [
    t('cli.demo.removed', removed),
    ...(keptCategories > 0 ? [t('cli.demo.keptcategories', { n: keptCategories })] : []),
    ...(keptOrders > 0 ? [t('cli.demo.keptorders', { n: keptOrders })] : []),
    t('cli.demo.over'),
  ]
  return `${lines.join('\n')}\n`
}
