import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { helpOf } from '../../../shop/cli/command-help.ts'
import { setupEn } from '../../../shop/cli/texts/setup-en.ts'
import { DEMO_MAIL_PATH, DEMO_PATH } from '../../../shop/paths/shop-paths.ts'
import { commandText } from '../../../shop/platform/commands/command-text.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { recoverAccess } from '../../../shop/staff/access/owner.ts'
import { staffAccess } from '../../../shop/staff/guard/staff-access.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Language } from '../../../src/model/language.ts'
import { arrive } from '../../helpers/arrive.ts'
import { everyMail } from '../../helpers/every-mail.ts'
import { browse, type FormVisitor } from '../../helpers/form-visitor.ts'
import { otherShop } from '../../helpers/other-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { FIXED_PATHS } from '../../helpers/page-paths.ts'
import { openStaff, order } from '../../helpers/staff.ts'
import { TRIES_ALL } from '../../helpers/try-all.ts'

const HOST = /^https?:\/\/(?:shop\.example|localhost(?::80)?)(?=\/|$)/
/** Of pages that differ by their query alone, as lists that are filtered, so many are looked at. */
const MAX_OF_A_PAGE = 3
/** Files of the build, which tests of the server have none of. */
const BUILT = /^\/ui(-lite)?\//

const EN: readonly [Language] = ['en']
/** One language, which has no prefix of its own to go wrong by, shows most of both. */
const SHOPS: readonly (readonly [Language, ...Language[]])[] = TRIES_ALL
  ? [['sv'], EN, ['sv', 'en']]
  : [EN, ['sv', 'en']]
const FILES = ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/favicon.svg']
/** What people type, who know the shop from before it had one language. */
const TYPED = [...FIXED_PATHS, '/checkout', '/pro', '/pro/cart', '/en', '/en/pro', ...FILES]

for (const languages of SHOPS) {
  const where = `in a shop of ${languages.join(' and ')}`
  const [language] = languages
  const prefix = language === 'en' ? '/en' : ''
  const open = (t: TestContext) => {
    const facts = otherShop({ languages: [...languages] })
    return openStaff(t, { facts, fees: facts.fees })
  }

  test(`what the documents and the commands name, and what people type, is there, ${where}`, async (t) => {
    const { shop } = await open(t)
    const named = [...namedInDocuments(), ...namedByCommands()]
    for (const it of ['/staff', '/staff/measurement', '/pro']) ok(named.includes(it), it)
    deepEqual(await whatIsBroken([...named, ...TYPED], () => browse(shop)), [])
  })

  test(`links and forms of every page lead to what is there, and straight there, ${where}`, async (t) => {
    const opened = await open(t)
    const guest = browse(opened.shop)
    await guest.open(`${prefix}/cart`)
    await guest.follow(await guest.post(`${prefix}/cart/add`, { 'quantity.SHOE-42': '1' }))
    const bo = await enterAccount(opened, 'bo@example.com', `${prefix}/pro`)
    const starts = ['/', '/cart', '/checkout'].map((it) => prefix + it)
    const asGuest = await follow(guest, [...starts, `${prefix}/pro`, '/sitemap.xml'])
    const asCustomer = await follow(bo, [`${prefix}/pro/account`])
    for (const { broken, detours, targets } of [asGuest, asCustomer]) {
      deepEqual([broken, detours], [[], []])
      deepEqual(await whatTakesNoForm(opened.shop, targets), [])
    }
    ok(asGuest.seen.size > 100 && asCustomer.seen.size > 50)
  })

  test(`the staff area is there, each page and link and form of it, ${where}`, async (t) => {
    const opened = await open(t)
    await order(opened)
    const eva = await opened.staff('owner', 'Eva')
    const pages = staffAccess.filter(
      ({ method, path }) => method === 'GET' && !/:|welcome/.test(path),
    )
    const { broken, seen, targets } = await follow(
      eva,
      pages.map(({ path }) => path),
    )
    deepEqual(broken, [])
    ok([...seen].some((it) => it.startsWith('/staff/orders/')))
    deepEqual(await whatTakesNoForm(opened.shop, targets), [])
    const login = await browse(opened.shop).open('/staff/login')
    deepEqual([login.statusCode, languageOf(login.body)], [200, language])
  })

  test(`links of every mail, and of npm run staff, lead to a page of its language, ${where}`, async (t) => {
    const opened = await open(t)
    const { db, shop } = opened
    const mails = await everyMail(opened, language)
    const signer = await readSigner(db)
    const jobs = mailJobs(
      { send: async () => undefined },
      { ...opened, shop: otherShop(), signer, shopUrl: String },
    )
    const kinds = await db.selectFrom('outbox').select(['id', 'kind']).execute()
    const sent = new Set(mails.map((it) => kinds.find(({ id }) => id === it.id)?.kind))
    deepEqual([...sent].sort(), Object.keys(jobs).sort())

    await opened.staff('owner', 'Eva')
    const recovery = (await recoverAccess(db, 'eva@shop.example', opened.clock.now)) ?? ''
    const links = mails.flatMap(({ text }) => text.match(/https:\/\/shop\.example[^\s,]*/g) ?? [])
    const found = [...links.flatMap(ownAddress), recovery]
    deepEqual(await whatIsBroken(found, () => browse(shop)), [])
    deepEqual(
      found.filter((it) => isOfOther(it, language)),
      [],
    )
  })

  test(`buyers come back from a payment to a page that is there, ${where}`, async (t) => {
    const { shop, visitor } = await open(t)
    const kim = visitor({ language })
    await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
    const checkout = (await kim.ask('/api/checkout')).json<Checkout>()
    const urls = [checkout.responseUrl, checkout.cancelUrl].map(String)
    for (const url of urls) {
      equal(isOfOther(url, language), false, url)
      const { statusCode } = await arrive(browse(shop).open, url)
      equal(statusCode, 200, url)
    }
    const posted = await shop.inject({ method: 'POST', url: urls[0] ?? '' })
    equal(posted.statusCode, 303)
    equal(isOfOther(String(posted.headers.location), language), false)
  })
}

interface Followed {
  readonly broken: readonly string[]
  /** What led elsewhere because of its language. */
  readonly detours: readonly string[]
  readonly seen: ReadonlySet<string>
  /** Where forms are sent to. */
  readonly targets: ReadonlySet<string>
}

/** Follows every link from these addresses on. */
async function follow(visitor: FormVisitor, starts: readonly string[]): Promise<Followed> {
  const found = { broken: [] as string[], detours: [] as string[], targets: new Set<string>() }
  const seen = new Set<string>()
  const looked = new Map<string, number>()
  const waiting = [...starts]
  for (const url of waiting) {
    const page = bare(url)
    const times = looked.get(page) ?? 0
    if (seen.has(url) || times === MAX_OF_A_PAGE) continue
    seen.add(url)
    looked.set(page, times + 1)
    const answer = await visitor.open(url)
    note(found, url, answer)
    waiting.push(...linksIn(answer).flatMap(ownAddress))
  }
  return { ...found, seen }
}

function note(
  found: { broken: string[]; detours: string[]; targets: Set<string> },
  url: string,
  { statusCode, headers, body }: LightMyRequestResponse,
): void {
  if (statusCode >= 400) found.broken.push(`${statusCode} ${url}`)
  if (statusCode === 302) found.detours.push(`${url} → ${headers.location}`)
  for (const form of body.match(POSTED) ?? []) {
    found.targets.add(bare(/\baction="([^"]*)/.exec(form)?.[1] ?? url))
  }
}

function bare(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

const POSTED = /<form\b[^>]*\bmethod="post"[^>]*>/g
const LINKS = /\b(?:href|action|src|[a-z-]*url)="([^"]+)"|<loc>([^<]+)/g

/** Of a page or a map of the site, and where an answer leads. */
function linksIn({ headers, body }: LightMyRequestResponse): string[] {
  const to = String(headers.location ?? '')
  if (!/html|xml/.test(String(headers['content-type']))) return [to]
  const found = body.replace(POSTED, '').replaceAll('&amp;', '&').matchAll(LINKS)
  return [to, ...[...found].flatMap(([, link, loc]) => link ?? loc ?? [])]
}

/** The path of an address of the shop's own; none of others. */
function ownAddress(link: string): string[] {
  const [path = ''] = link.replace(HOST, '').split('#')
  return /^\/(?!\/)/.test(path) && !BUILT.test(path) ? [path] : []
}

async function whatIsBroken(
  urls: readonly string[],
  someone: () => FormVisitor,
): Promise<readonly string[]> {
  const broken = []
  for (const url of new Set(urls)) {
    const { open } = someone()
    const first = await open(url)
    const to = first.statusCode === 302 ? String(first.headers.location) : url
    const { statusCode } = await arrive(open, to)
    if (statusCode !== 200) broken.push(`${statusCode} ${url}`)
  }
  return broken
}

/** A form from elsewhere is refused where there is something that it could be sent to. */
async function whatTakesNoForm(
  shop: FastifyInstance,
  targets: ReadonlySet<string>,
): Promise<readonly string[]> {
  const missing = []
  for (const url of targets) {
    const headers = { origin: 'https://elsewhere.example', accept: 'text/html' }
    const { statusCode } = await shop.inject({ method: 'POST', url, headers })
    if (statusCode === 404) missing.push(url)
  }
  return missing
}

/** The staff area and the calls have one address in all languages. */
function isOfOther(path: string, language: Language): boolean {
  if (/^\/(staff|api)(?=[/?]|$)/.test(path)) return false
  return /^\/en(?=[/?]|$)/.test(path) !== (language === 'en')
}

function languageOf(page: string): string | undefined {
  return /<html lang="(\w+)"/.exec(page)?.[1]
}

/** Where addresses begin, and where the page of a shop of somebody else's leads. */
const BEGINNINGS = ['/ui/', '/api']

/** Found in a demo alone, as the tests of its doors show. */
const OF_THE_DEMO = [DEMO_PATH, DEMO_MAIL_PATH]

/** Folders of the machine, and what the operator's port answers. */
const ELSEWHERE = /^\/(?:data|etc|opt)\b|^\/metrics$/

/** What the documents for owners name, but calls that change something. */
function namedInDocuments(): string[] {
  const documents = ['README.md', 'docs/owner.md', 'docs/deployment.md', 'docs/measuring.md']
  const text = documents.map((it) => readFileSync(it, 'utf8')).join('\n')
  const said = text.match(/`(?:GET )?\/[^`\s]*`|url="\/[^"]*"/g) ?? []
  const found = said.flatMap((it) => /\/[^`"]*/.exec(it)?.[0] ?? [])
  return [...new Set(found)].filter(
    (it) => ![...BEGINNINGS, ...OF_THE_DEMO].includes(it) && !ELSEWHERE.test(it),
  )
}

/** What setup and `npm run staff` say. */
function namedByCommands(): string[] {
  const help = [commandText({ LANG: 'en' })('cli.help.setup'), helpOf('staff', { LANG: 'en' })]
  const said = [...Object.values(setupEn), ...help].join('\n')
  return said.match(/(?<=\s)\/[a-z]+/g) ?? []
}
