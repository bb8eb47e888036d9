import { equal, match, ok } from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import '../../../../shop/app/texts.ts'
import { parseShopFile, readShopFile } from '../../../../shop/platform/shop/read-shop-file.ts'
import { StartError } from '../../../../shop/platform/start-error.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { FIELDS, WHOLE, withWrong } from './support/every-field.ts'

function refusalOf(text: string): string {
  try {
    parseShopFile(text, 'shop.json')
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

test('the file that every field of is made wrong is right before', () => {
  equal(refusalOf(JSON.stringify(WHOLE)), '')
  ok(FIELDS.length > 100)
})

for (const path of FIELDS) {
  const name = path.join('.')
  test(`${name} of a wrong kind is refused in one sentence, with its place`, () => {
    // No field is a list of a list of lists, or true where it is a flag.
    const text = withWrong(path, [[[]]])
    const refusal = refusalOf(text)
    match(refusal, /^shop\.json, line \d+: [^\n]+\.$/)
    const [, line = '0', said = ''] = /line (\d+): (.*)$/.exec(refusal) ?? []
    ok(said.startsWith(name) || said.startsWith(path.slice(0, -1).join('.')), refusal)
    const key = typeof path.at(-1) === 'string' ? path.at(-1) : path.at(-2)
    ok(Number(line) > 1 && text.split('\n').length >= Number(line), String(key))
  })
}

test('a wrong field touches nothing', (t) => {
  const folder = join(temporaryFolder(t), 'data')
  mkdirSync(folder)
  const path = join(folder, 'shop.json')
  const text = withWrong(['currency'], 'kronor')
  writeFileSync(path, text)
  try {
    readShopFile(path)
    ok(false, 'it is read')
  } catch (error) {
    ok(error instanceof StartError)
  }
  equal(readFileSync(path, 'utf8'), text)
  equal(readdirSync(folder).length, 1)
  equal(existsSync(join(folder, 'courtside.db')), false)
})
