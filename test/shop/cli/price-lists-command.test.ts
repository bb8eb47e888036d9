import { deepEqual, equal, match } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listPriceLines } from '../../../shop/catalogue/price-lists/price-list-queries.ts'
import { runPriceLists } from '../../../shop/cli/run-price-lists.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { magento, openImporter } from '../catalogue/importers/import-text.ts'

const MAT = { sku: 'MAT', name: 'Mat', price: '100' }

test('puts the rows of a file in a list, and names those that are wrong', async (t) => {
  const importer = openImporter(t)
  equal((await importer.give(magento(MAT))).code, 0)
  const path = join(temporaryFolder(t), 'prices.csv')
  let LANG = ''
  const run = async (...words: string[]) => {
    const said: string[] = []
    const voices = {
      out: (it: string) => void said.push(it),
      error: (it: string) => void said.push(it),
    }
    const environment = { ...importer.environment, LANG }
    return [await runPriceLists({ words, environment, voices }), said.join('')] as const
  }
  const lines = () => importer.look((db) => listPriceLines(db, 1))

  deepEqual(await run(), [0, 'There are no price lists.\n'])
  writeFileSync(path, 'article;from;price\nMAT;10;80\n*;1;5%\n')
  deepEqual(await run(path, '--list', 'Clubs'), [0, 'Clubs is new, with 2 rows now.\n'])
  equal((await lines())[1]?.price, 8_000)
  deepEqual(await run(), [0, 'Clubs  2 rows, 0 companies\n'])

  writeFileSync(path, 'MAT;10;90\nNONE;1;1\n')
  const [code, said] = await run(path, '--list', 'Clubs')
  equal(code, 1)
  match(said, /Row 2: “NONE” is neither an article nor a product/)
  equal((await lines())[1]?.price, 8_000)

  writeFileSync(path, 'MAT;10;90\n')
  const given = await run(path, '--list', 'Clubs', '--company', '556000-0001')
  deepEqual(given, [1, '"556000-0001" means no single company.\n'])
  equal((await lines()).length, 2)
  deepEqual(await run(path, '--list', 'Clubs'), [0, 'Clubs has 1 row now.\n'])

  match((await run('--help'))[1], /npm run price-lists/)
  LANG = 'sv_SE.UTF-8'
  deepEqual(await run(), [0, 'Clubs  1 rad, 0 företag\n'])
  deepEqual(await run(path, '--list', 'Nya'), [0, 'Nya är ny och har nu 1 rad.\n'])
  deepEqual(await run(path, '--list', 'Nya'), [0, 'Nya har nu 1 rad.\n'])
  writeFileSync(path, 'NONE;1;1\n')
  match((await run(path, '--list', 'Nya'))[1], /Rad 1: ”NONE”/)
  LANG = ''
  match((await run('x'))[1], /nothing to do here/)
  match((await run(join(path, 'none'), '--list', 'Clubs'))[1], /cannot be read/)
})
