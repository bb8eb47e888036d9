import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import '../../../shop/app/texts.ts'
import { OWNER_IDS } from '../../../shop/cli/setup/make-owner.ts'
import { FIRST_QUESTIONS, questionsFor } from '../../../shop/cli/setup/questions.ts'
import { questionText, runSetup } from '../../../shop/cli/setup/run-setup.ts'
import { type DraftFile, startingFile } from '../../../shop/cli/setup/starting-file.ts'
import { setupEn } from '../../../shop/cli/texts/setup-en.ts'
import { readShopFile } from '../../../shop/platform/shop/read-shop-file.ts'
import { defaultText } from '../../../shop/platform/texts/server-text.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'

const DOCS = readFileSync('docs/setup.md', 'utf8')
const QUESTIONS = [...FIRST_QUESTIONS, ...questionsFor(['sv', 'en'])]
const t = defaultText('en')

/** What is taken where a file gives no answer, in a shop of this country that has answered nothing else. */
function usualIn(country: string, { usual }: (typeof QUESTIONS)[number]): string {
  const file: DraftFile = startingFile()
  const [, , ofCountry, ofCurrency] = FIRST_QUESTIONS
  ofCountry?.write(file, country)
  ofCurrency?.write(file, ofCurrency.usual?.(file) ?? '')
  file.company = { ...file.company, organizationNumber: '556677-8899' }
  const said = usual?.(file)
  if (said === undefined) return 'needed'
  return said === '' ? '–' : `\`${said}\``
}

function row(question: (typeof QUESTIONS)[number]): string {
  const asked = questionText(question, startingFile(), t)
  const [inSweden, elsewhere] = ['SE', 'JP'].map((it) => usualIn(it, question))
  return `| \`${question.id}\` | ${asked} | ${inSweden} | ${elsewhere} |`
}

test('docs/setup.md lists every answer in its order, with what is taken without one', () => {
  const rows = DOCS.split('\n').filter((it) => /^\| `/.test(it))
  const owner = OWNER_IDS.map((it) => `| \`${it}\` | ${setupEn[`setup.${it}`]} | – | – |`)
  deepEqual(rows, [...QUESTIONS.map(row), ...owner])
})

test('docs/owner.md says how many questions there are for a shop in two languages', () => {
  const [, said] =
    /the (\d+) questions of a shop in two languages/.exec(readFileSync('docs/owner.md', 'utf8')) ??
    []
  equal(said, String(QUESTIONS.length))
})

const EXAMPLES = [...DOCS.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json)

for (const json of EXAMPLES) {
  const { country } = JSON.parse(json)
  test(`the answers that docs/setup.md gives for ${country} make a shop`, async (t) => {
    const folder = temporaryFolder(t)
    const answers = join(folder, 'answers.json')
    writeFileSync(answers, json)
    let error = ''
    const code = await runSetup({
      words: ['--answers', answers],
      environment: { DATA_DIR: folder },
      out: () => {},
      error: (text) => {
        error += text
      },
      ask: async () => undefined,
    })
    deepEqual([code, error], [0, ''])
    equal(readShopFile(join(folder, 'shop.json'))?.company.country, country)
  })
}

test('docs/setup.md has the answers of three countries', () => {
  deepEqual(
    EXAMPLES.map((it) => JSON.parse(it).country),
    ['DE', 'JP', 'KW'],
  )
})
