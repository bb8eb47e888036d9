import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import '../../../shop/app/texts.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { readAccount } from '../../../shop/cli/setup/read-answer.ts'
import { runSetup } from '../../../shop/cli/setup/run-setup.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { senderLines } from '../../../shop/platform/mail/sender-lines.ts'
import { findAccountFault } from '../../../shop/platform/shop/check-shop.ts'
import { readShopFile } from '../../../shop/platform/shop/read-shop-file.ts'
import { openShopFacts } from '../../../shop/platform/shop/shop-facts.ts'
import { factValues } from '../../../shop/platform/shop/shop-values.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleProgram } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const ANSWERS = {
  name: 'Fjällboden',
  company: 'Fjällboden i Norr AB',
  organizationNumber: '556677-8899',
  street: 'Storgatan 9',
  postcode: '981 31',
  town: 'Kiruna',
  email: 'hej@fjallboden.example',
  phone: '0980-123 45',
  bankAccount: 'plusgiro 12345-5',
  carrier: 'Norrbud',
  deliveryFrom: 79,
  freeFrom: '1999',
  professional: true,
}

/** What only Sweden’s law is known to say. */
const YEARS = { faultYears: 2, recordYears: 10 }

interface Setting {
  readonly typed?: readonly string[]
  readonly answers?: object
  readonly words?: readonly string[]
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
}

async function setUp(t: TestContext, setting: Setting) {
  const { typed = [], answers, words = [], dataDir, environment } = setting
  const folder = dataDir ?? join(temporaryFolder(t), 'data')
  const file = join(temporaryFolder(t), 'answers.json')
  if (answers) writeFileSync(file, JSON.stringify(answers))
  const lines = [...typed]
  const asked: string[] = []
  let [out, error] = ['', '']
  const code = await runSetup({
    words: [...words, ...(answers ? ['--answers', file] : [])],
    environment: { DATA_DIR: folder, LANG: 'sv_SE.UTF-8', ...environment },
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    ask: async (line) => {
      asked.push(line)
      return lines.shift()
    },
  })
  return { code, out, error, asked, folder, file, path: join(folder, 'shop.json') }
}

test('an answers file makes a file that the shop starts with, and asks nothing', async (t) => {
  const { code, error, asked, path, folder } = await setUp(t, { answers: ANSWERS })

  deepEqual([code, error, asked], [0, '', []])
  const file = readShopFile(path)
  equal(file?.name, 'Fjällboden')
  equal(file?.company.vatNumber, 'SE556677889901')
  deepEqual(file?.company.bankAccount, { kind: 'plusgiro', number: '12345-5' })
  deepEqual(file?.delivery.from, { sport: 79, professional: 79 })
  deepEqual(file?.delivery.freeFrom, { sport: 1999, professional: 1999 })
  deepEqual(Object.keys(file?.payments ?? {}), ['invoice', 'prepay'])
  deepEqual(readdirSync(folder), ['shop.json'])
  ok(!readFileSync(path, 'utf8').includes('–"'))
})

test('asks in plain questions, takes what stands in brackets, and asks again for what is wrong', async (t) => {
  const typed = [
    ...['sv', 'Fjällboden', 'se', 'KRONOR', 'sek'],
    ...['Fjällboden i Norr AB', '556677-8899', '', 'Storgatan 9', '981 31', 'Kiruna'],
    ...['hej', 'hej@fjallboden.example', '0980-123 45', '', 'nej'],
    ...[
      'plusgiro 12345-5',
      '',
      '',
      '',
      'Norrbud',
      '79,50',
      '',
      '7',
      '45',
      'Stockholm',
      '',
      '',
      '',
      '',
    ],
    ...['Allt för fjället', '', '', '', '', ''],
  ]

  const { code, out, error, asked, path } = await setUp(t, { typed })

  deepEqual([code, error], [0, ''])
  equal(asked[0], 'Butikens språk: sv, en eller båda (sv, en): ')
  deepEqual(
    asked.filter((it) => /^(Valuta|Kundservice: e-post|Dagars|En egen)/.test(it)),
    [
      ...Array(2).fill('Valuta, tre bokstäver (SEK): '),
      ...Array(2).fill('Kundservice: e-post: '),
      'En egen avdelning för företag, /pro? ja eller nej (nej): ',
      ...Array(2).fill('Dagars öppet köp, minst 14 (30): '),
    ],
  )
  match(out, /Det går inte: contact\.email måste vara en e-postadress, men är "hej"\./)
  const file = readShopFile(path)
  deepEqual(file?.languages, ['sv'])
  deepEqual([file?.timeZone, file?.holidays], ['Europe/Stockholm', 'SE'])
  match(out, /timeZone måste vara en tidszon, till exempel Europe\/Stockholm, men är "Stockholm"/)
  equal(file?.delivery.from.sport, 79.5)
  equal(file?.returnDays, 45)
  deepEqual(file?.contact.hours, { sv: 'Vardagar 9–17.' })
  deepEqual(file?.texts, { sv: { 'page.home.title': 'Allt för fjället' } })
})

test('goes back to the question before, as far as the first one', async (t) => {
  const typed = [
    ...['<', 'sv', 'Fjällbodn', '<', 'Fjällboden', 'NO', '<', 'se', '<', '<', '', '', ''],
    ...['<', 'eur', 'Fjällboden i Norr AB', '556677-8899', '', 'Storgatan 9', '981 31', 'Kiruna'],
    ...['hej@fjallboden.example', '0980-123 45', '', 'nej'],
    ...['plusgiro 12345-5', '', '', 'Norrbud', '79', '', '', '', '', '', ''],
    ...['Fel', '<', 'Rätt', 'Rubrik', '', '', '', '', ''],
  ]

  const { code, out, error, asked, path } = await setUp(t, { typed })

  deepEqual([code, error], [0, ''])
  match(out, /skriv < för att komma tillbaka/)
  equal(asked.filter((it) => it.startsWith('Butikens namn')).length, 3)
  const file = readShopFile(path)
  deepEqual([file?.name, file?.company.country, file?.currency], ['Fjällboden', 'SE', 'EUR'])
  deepEqual(file?.texts, {
    sv: { 'page.home.title': 'Rätt', 'page.home.heading': 'Rubrik' },
  })
})

test('asks for what is not known of a country, until it is told', async (t) => {
  const typed = [
    ...['en', 'Shop', 'JP', '', 'Shop KK', '1', '', 'none', 'Road 1', '100', 'Tokyo'],
    ...[
      'a@shop.example',
      '+81 3-1234-5678',
      '',
      '',
      'Bank A, 1',
      '',
      '10',
      '',
      'Kaigan',
      '500',
      '',
    ],
    ...['', '', '', 'none', '', '1', '', '7', '', '', '', 'Law A', '', '', ''],
  ]
  const { asked, out, path } = await setUp(t, { typed, words: ['--language', 'en'] })
  const times = (question: string) => asked.filter((it) => it.startsWith(question)).length

  ok(asked.includes('Currency, three letters (JPY): '))
  ok(asked.includes('Time zone (Asia/Tokyo): '))
  ok(asked.includes('Who settles disputes? In English (to be filled in later): '))
  deepEqual(
    ['VAT number, or none: ', 'VAT on goods', 'Holidays: ', 'For how many years are'].map(times),
    [2, 2, 2, 2],
  )
  match(out, /still blank.*legal\.disputes\.en, legal\.privacyAuthority\.en/)
  const file = JSON.parse(readFileSync(path, 'utf8'))
  deepEqual(
    [file.company.vatNumber, file.company.bankAccount, file.holidays, file.legal.recordYears],
    [undefined, { kind: 'other', number: 'Bank A, 1' }, 'none', 7],
  )
})

test('asks in Swedish where the system is, in English elsewhere, unless it is told another', async (t) => {
  const first = async (LANG: string, words: readonly string[] = []) =>
    (await setUp(t, { words, environment: { LANG } })).asked[0]?.split(':')[0]

  deepEqual(
    [
      await first('en_US.UTF-8'),
      await first('sv_SE.UTF-8'),
      await first('de_DE.UTF-8'),
      await first('en_US.UTF-8', ['--language', 'sv']),
    ],
    ['Languages of the shop', 'Butikens språk', 'Languages of the shop', 'Butikens språk'],
  )
})

test('asks in English too', async (t) => {
  const { code, error, asked, path } = await setUp(t, { words: ['--language', 'en'] })

  deepEqual(asked, ['Languages of the shop: sv, en or both (sv, en): '])
  deepEqual([code, existsSync(path)], [1, false])
  equal(error, 'The questions were not answered to the end: nothing is written.\n')
})

test('overwrites no file without being told to', async (t) => {
  const first = await setUp(t, { answers: ANSWERS })
  const before = readFileSync(first.path, 'utf8')
  const second = await setUp(t, { answers: { ...ANSWERS, name: 'Ny' }, dataDir: first.folder })
  equal(second.code, 1)
  equal(second.error, `${first.path} finns redan; --replace skriver en ny i dess ställe.\n`)
  equal(readFileSync(first.path, 'utf8'), before)

  const words = ['--replace']
  const third = await setUp(t, {
    answers: { ...ANSWERS, name: 'Ny' },
    dataDir: first.folder,
    words,
  })
  deepEqual([third.code, readShopFile(first.path)?.name], [0, 'Ny'])
})

const ENGLISH = ['--language', 'en']
const { name: _, ...NAMELESS } = ANSWERS
const WRONG: readonly (readonly [object, string, string])[] = [
  [
    { ...ANSWERS, professional: 'maybe' },
    'The answer to "professional" (A storefront for businesses, /pro? yes or no) is wrong: professional must be true or false, and is "maybe".',
    'Svaret på ”professional” (En egen avdelning för företag, /pro? ja eller nej) är fel: professional måste vara true eller false, men är "maybe".',
  ],
  [
    NAMELESS,
    'There is no answer to "name" (Name of the shop).',
    'Det finns inget svar på ”name” (Butikens namn).',
  ],
  [
    { ...ANSWERS, email: 'hej' },
    'The answer to "email" (Customer service: e-mail) is wrong: contact.email must be one mail address, and is "hej".',
    'Svaret på ”email” (Kundservice: e-post) är fel: contact.email måste vara en e-postadress, men är "hej".',
  ],
  [
    { ...ANSWERS, deliveryFrom: 'much' },
    'The answer to "deliveryFrom" (What an ordinary parcel costs) is wrong: delivery.from.sport must be an amount, such as 49 or 49.5.',
    'Svaret på ”deliveryFrom” (Vad ett vanligt paket kostar) är fel: delivery.from.sport måste vara ett belopp, till exempel 49 eller 49.5.',
  ],
  [
    { ...ANSWERS, payments: 'prepay', bankAccount: '' },
    'The answer to "payments" (Ways to pay: prepay, invoice, stripe-card, stripe-swish, stripe-wallet, klarna; card and account are trials) is wrong: company.bankAccount is missing, and payments.prepay asks for one.',
    'Svaret på ”payments” (Betalsätt: prepay, invoice, stripe-card, stripe-swish, stripe-wallet, klarna; card och account är på prov) är fel: company.bankAccount saknas, och behövs för payments.prepay.',
  ],
  [
    { ...ANSWERS, payments: 'gold' },
    'The answer to "payments" (Ways to pay: prepay, invoice, stripe-card, stripe-swish, stripe-wallet, klarna; card and account are trials) is wrong: payments.gold is no field of this file.',
    'Svaret på ”payments” (Betalsätt: prepay, invoice, stripe-card, stripe-swish, stripe-wallet, klarna; card och account är på prov) är fel: payments.gold är inget fält i den här filen.',
  ],
]

for (const [answers, english, swedish] of WRONG) {
  test(`an answer that is wrong writes nothing: ${english}`, async (t) => {
    const { code, error, path } = await setUp(t, { answers, words: ENGLISH })
    deepEqual([code, error, existsSync(path)], [1, `${english}\n`, false])
    deepEqual((await setUp(t, { answers })).error, `${swedish}\n`)
  })
}

test('an answer that nobody asked for, or that is none, is refused', async (t) => {
  const refusals = async (...words: string[]) => {
    const answers = { ...ANSWERS, colour: 'red' }
    const strange = await setUp(t, { answers, words })
    const list = await setUp(t, { answers: { ...ANSWERS, name: ['a'] }, words })
    return [
      strange.error.replace(strange.file, 'FILE'),
      list.error.replace(list.file, 'FILE'),
      (await setUp(t, { words: [...words, '--answers', '/nowhere.json'] })).error,
      (await setUp(t, { words: [...words, '--colour'] })).error,
    ]
  }
  deepEqual(await refusals(...ENGLISH), [
    'FILE: nothing asks for "colour".\n',
    'FILE: the answer to "name" must be a text, a number, true or false.\n',
    '/nowhere.json cannot be read.\n',
    '"--language en --colour" is nothing to do here: see --help.\n',
  ])
  deepEqual(await refusals(), [
    'FILE: ingen fråga heter ”colour”.\n',
    'FILE: svaret på ”name” måste vara en text, ett tal, true eller false.\n',
    '/nowhere.json går inte att läsa.\n',
    '”--colour” går inte att göra här: se --help.\n',
  ])
  const { error } = await setUp(t, { words: ['--language', 'fi'] })
  equal(error, '--language måste vara sv eller en, men är ”fi”.\n')
})

test('the law of another country is left blank, and said so', async (t) => {
  const answers = {
    ...ANSWERS,
    country: 'DE',
    phone: '030 123456',
    languages: 'en',
    vatNumber: 'DE1',
    bankAccount: 'DE89370400440532013000',
    ...YEARS,
  }
  const { code, out, path } = await setUp(t, { answers })

  equal(code, 0)
  match(out, /legal\.disputes\.en, legal\.consumerLaw\.en/)
  const [line] = [
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((it) => it.includes('___')) + 1,
  ]
  try {
    readShopFile(path)
    ok(false, 'a file with blanks is read')
  } catch (error) {
    equal(
      error instanceof Error && error.message,
      `${path}, line ${line}: legal.disputes.en is still blank.`,
    )
  }
})

test('makes no shop of one’s own in the folder of the demo', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  const db = await openDatabase({ dataDir })
  await storeCatalogue(db, smallCatalogue(), { source: 'demo' })
  await db.destroy()

  const { code, error, path } = await setUp(t, { answers: ANSWERS, dataDir })

  deepEqual([code, existsSync(path)], [1, false])
  match(error, /^Databasen innehåller demobutiken/)
})

test('the program reads lines from whoever types, and ends where they do', async (t) => {
  const program = await bundleProgram('shop/cli/setup.ts')
  const dataDir = join(temporaryFolder(t), 'data')
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LANG: 'sv_SE.UTF-8' }
  const child = spawn(process.execPath, [program], { env, stdio: 'pipe' })
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stdin.end('sv\nFjällboden\n')
  const code = await new Promise((done) => child.once('close', done))

  deepEqual([code, existsSync(dataDir)], [1, false])
  match(out, /Butikens namn: Företagets land, två bokstäver \(SE\): $/)
})

test('makes the first owner of the staff area, where the answers name one', async (t) => {
  const owner = { ownerName: 'Eva Ek', ownerPassword: 'fyra gröna bilar' }
  const { code, out, folder } = await setUp(t, { answers: { ...ANSWERS, ...owner } })

  equal(code, 0)
  match(out, /hej@fjallboden\.example loggar in på \/staff/)
  const db = await openDatabase({ dataDir: folder })
  t.after(() => db.destroy())
  deepEqual(await db.selectFrom('staff_member').select(['name', 'email', 'role']).execute(), [
    { name: 'Eva Ek', email: 'hej@fjallboden.example', role: 'owner' },
  ])
})

test('says how to make an owner later, and what is wrong with a password', async (t) => {
  const later = await setUp(t, { answers: ANSWERS })
  match(later.out, /npm run staff -- --owner/)

  const weak = { ...ANSWERS, ownerName: 'Eva Ek', ownerPassword: 'password' }
  const { code, error, path } = await setUp(t, { answers: weak })
  deepEqual([code, existsSync(path)], [1, false])
  equal(error, 'Lösenordet är för lätt att gissa.\n')
})

test('writes the file of a shop that has a staff already, and says that it has', async (t) => {
  const owner = { ownerName: 'Eva Ek', ownerPassword: 'fyra gröna bilar' }
  const { folder, path } = await setUp(t, { answers: { ...ANSWERS, ...owner } })
  const typed = [
    ...['sv', 'Ny bod', '', '', 'Ny bod AB', '556677-8899', '', 'Storgatan 9', '981 31', 'Kiruna'],
    ...['hej@nybod.example', '0980-123 45', '', '', 'plusgiro 12345-5', '', '', 'Norrbud', ''],
    ...['', '', '', '', '', '', '', '', '', '', '', '', 'Bo Ek', '', 'sju röda hus'],
  ]

  const { code, error, out } = await setUp(t, { typed, dataDir: folder, words: ['--replace'] })

  deepEqual([code, error, readShopFile(path)?.name], [0, '', 'Ny bod'])
  match(out, /Butiken har redan personal: be en ägare om en inbjudan/)
})

test('takes the account of a country without an IBAN as its banks write it', async (t) => {
  const answers = {
    ...ANSWERS,
    ...{ country: 'jp', currency: 'jpy', phone: '+81 45 123 4567', vatNumber: 'T1' },
    ...{ holidays: 'none', vat: 10, bankAccount: 'other Kaigan Bank, 012 3456789', ...YEARS },
    ...{ languages: 'en', 'disputes.en': 'A', 'consumerLaw.en': 'B' },
    ...{ 'privacyAuthority.en': 'C', 'accessibilityAuthority.en': 'D' },
  }
  const { error, path } = await setUp(t, { answers })
  equal(error, '')
  const file = readShopFile(path)
  deepEqual(file?.company.bankAccount, { kind: 'other', number: 'Kaigan Bank, 012 3456789' })
  equal(file && factValues(file, 'en').bankAccount, 'Kaigan Bank, 012 3456789')

  const none = await setUp(t, { answers: { ...answers, bankAccount: 'other bank' } })
  match(none.error, /company\.bankAccount\.number måste vara ett kontonummer/)
})

test('a company where there is no VAT needs no number, and none is named', async (t) => {
  const answers = {
    ...ANSWERS,
    ...{ country: 'us', phone: '+1 503 555 0100', bankAccount: 'other Oregon Bank, 012 3456789' },
    ...{ timeZone: 'America/Los_Angeles', holidays: 'none', ...YEARS },
    ...{ languages: 'en', 'disputes.en': 'A', 'consumerLaw.en': 'B' },
    ...{ 'privacyAuthority.en': 'C', 'accessibilityAuthority.en': 'D' },
  }
  const { error, path } = await setUp(t, { answers })
  equal(error, '')
  const file = readShopFile(path)
  ok(file)
  deepEqual([file.currency, file.company.vatNumber], ['USD', undefined])
  const shop = openShopFacts(file)
  equal(senderLines(shop, 'en').at(-1), 'Company number 556677-8899')
  match(shop.text('en')('page.contact.3.text'), /company number 556677-8899\. Storgatan/)
})

const ACCOUNTS = [
  ['SE', '123-4566', 'bankgiro'],
  ['SE', '12345-5', 'plusgiro'],
  ['SE', 'SE45 5000 0000 0583 9825 7466', 'iban'],
  ['DE', 'DE89 3704 0044 0532 0130 00', 'iban'],
  ['KW', 'kw81cbku0000000000001234560101', 'iban'],
  ['JP', 'Kaigan Bank, 012 3456789', 'other'],
  ['US', 'Oregon Bank, 012 3456789', 'other'],
  ['US', 'GB82 WEST 1234 5698 7654 32', 'iban'],
  ['NO', 'other DNB, 1234.56.78903', 'other'],
  ['GB', 'iban GB82 WEST 1234 5698 7654 32', 'iban'],
] as const

for (const [country, typed, kind] of ACCOUNTS) {
  test(`takes the account “${typed}” of a company in ${country} as ${kind}`, () => {
    const account = readAccount(typed, country)
    equal(account?.kind, kind)
    ok(account && findAccountFault(account) === undefined, JSON.stringify(account))
  })
}

const ACCOUNT_QUESTIONS = [
  ['SE', /^Account to pay to in advance: the number of a bankgiro, plusgiro or IBAN, /],
  ['DE', /^Account to pay to in advance: an IBAN, other with bank and account, /],
  ['KW', /^Account to pay to in advance: an IBAN, /],
  ['JP', /^Account to pay to in advance: bank and account as you write them, /],
  ['US', /^Account to pay to in advance: bank and account as you write them, /],
] as const

for (const [country, question] of ACCOUNT_QUESTIONS) {
  test(`asks for an account as a company in ${country} has one, and says so of a wrong one`, async (t) => {
    const answers = { ...ANSWERS, country, bankAccount: 'none yet' }
    const { error } = await setUp(t, { answers, words: ENGLISH })
    const [, asked = ''] = /The answer to "bankAccount" \((.*?)\) is wrong: /.exec(error) ?? []
    match(asked, question)
    ok(country === 'SE' || !/bankgiro/.test(error), error)
  })
}

test('names all answers that are missing or wrong at once, and writes nothing', async (t) => {
  const answers = { languages: 'en', country: 'KW', email: 'hej', timeZone: 'Kuwait' }
  const { code, error, path } = await setUp(t, { answers, words: ENGLISH })

  deepEqual([code, existsSync(path)], [1, false])
  const named = error.split('\n').flatMap((it) => /"(\w+)" \(.+\)/.exec(it)?.[1] ?? [])
  deepEqual(named, [
    ...['name', 'company', 'organizationNumber', 'vatNumber', 'street', 'postcode', 'town'],
    ...['email', 'phone', 'vat', 'carrier', 'deliveryFrom', 'timeZone', 'holidays'],
    ...['faultYears', 'recordYears'],
  ])
})
