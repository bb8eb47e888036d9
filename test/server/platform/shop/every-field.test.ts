import { equal, match, ok } from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import '../../../../src/server/app/texts.ts'
import file from '../../../../src/demo/shop.json'
import { StartError } from '../../../../src/server/platform/db/start-error.ts'
import { parseShopFile, readShopFile } from '../../../../src/server/platform/shop/read-shop-file.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'

type Path = readonly (string | number)[]

const WHOLE = {
  ...file,
  timeZone: 'Europe/Stockholm',
  holidays: 'SE',
  origins: { pictures: ['https://cdn.example'], scripts: ['https://tags.example'] },
  vat: { ...file.vat, countries: { NO: { standard: 25, reduced: 15, low: 12 } } },
  look: {
    ...file.look,
    heroPicture: 'https://cdn.example/a.jpg',
    footerLinks: [{ name: { sv: 'Blogg', en: 'Blog' }, url: 'https://blog.example' }],
  },
}

/** Every field of the file, objects and lists included. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, it]) =>
    fieldsOf(it, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inside : [path, ...inside]
}

function withWrong(path: Path, wrong: unknown): string {
  const copy = JSON.parse(JSON.stringify(WHOLE))
  const parent = path.slice(0, -1).reduce((it, key) => it[key], copy)
  parent[path.at(-1) ?? ''] = wrong
  return JSON.stringify(copy, undefined, 2)
}

function refusalOf(text: string): string {
  try {
    parseShopFile(text, 'shop.json')
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

const FIELDS = fieldsOf(WHOLE)

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
