import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { FIXED_PATHS } from '../helpers/page-paths.ts'
import { fieldOf, sidewaysOf } from './checkout-steps.ts'
import { ANSWERS, findTraces, GOODS, readMails, runProgram, watchTraces } from './own-shop-steps.ts'
import { bringBack, changeGoods, handleOrder, logIn } from './owner-steps.ts'
import { readReceipt } from './paid-sum.ts'
import {
  closePages,
  failOnLeaks,
  newDataDir,
  newVisitor,
  type RunningShop,
  removeDataDir,
  shareBrowser,
  startShop,
  until,
} from './running-shop.ts'

const PHONE = 360
const BUYER = {
  email: 'kim@example.com',
  zipCode: '00100',
  firstName: 'Kim',
  lastName: 'Berg',
  address: 'Mannerheimintie 1',
  city: 'Helsinki',
  phoneNumber: '040 765 4321',
}

const [dataDir, otherDir] = [newDataDir(), newDataDir()]
/** What pages, calls and files said of another shop, and where. */
const traces: string[] = []
const reading: Promise<unknown>[] = []
let shop: RunningShop
let browser: Browser
/** Of the owner, once logged in. */
let staff: Awaited<ReturnType<BrowserContext['cookies']>> = []

before(async () => {
  await runProgram(dataDir, 'setup', ['--language', 'sv'], Object.values(ANSWERS))
  const goods = join(dataDir, 'goods.csv')
  writeFileSync(goods, GOODS)
  await runProgram(dataDir, 'import', [goods])
  shop = await startShop(dataDir)
  browser = await shareBrowser()
})

after(async () => {
  await closePages()
  await shop?.stop()
  removeDataDir(dataDir)
  removeDataDir(otherDir)
  failOnLeaks()
})

async function visit(isScripted: boolean) {
  const visitor = await newVisitor(browser, shop.url, {
    width: PHONE,
    javaScriptEnabled: isScripted,
  })
  watchTraces(visitor.context, traces, reading)
  return visitor
}

interface Round {
  readonly isScripted: boolean
  readonly prefix: string
  readonly total: string
}

async function buy(page: Page, { isScripted, prefix, total }: Round): Promise<string> {
  await page.goto(`${prefix}/p/strandtee`)
  await page.locator('main .size-tile__box:enabled').first().check()
  if (isScripted) {
    await page.locator('.size-chosen [data-act^=increase]').click()
  } else {
    // A press sends one piece.
    await page.locator('size-input [data-act=add]').first().click()
    await page.locator('main .size-tile__box:enabled').first().check()
  }
  await page.locator('size-input [data-act=add]').first().click()
  await until(async () => /2/.test((await page.locator('mini-cart').first().textContent()) ?? ''))
  await page.goto(`${prefix}/checkout`)
  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  equal(await sidewaysOf(page), 0)
  await page.locator('[data-act=order]:not([data-state=loading])').click()
  const { number, sum, text } = await readReceipt(page)
  equal(sum.replaceAll('\u00a0', ' '), total)
  match(text, /FI21 1234 5600 0007 85/)
  return number
}

test('setup makes the same shop of typed answers as of a file', async () => {
  const file = join(otherDir, 'answers.json')
  writeFileSync(file, JSON.stringify(ANSWERS))
  const said = await runProgram(otherDir, 'setup', ['--language', 'sv', '--answers', file])

  match(said, /aino@saaristo\.example loggar in på \/staff/)
  const [typed, answered] = [dataDir, otherDir].map((it) =>
    JSON.parse(readFileSync(join(it, 'shop.json'), 'utf8')),
  )
  deepEqual({ ...typed, $schema: '' }, { ...answered, $schema: '' })
  equal(answered.currency, 'EUR')
})

for (const { isScripted, prefix, total, piece, paidBack, off, price } of [
  {
    ...{ isScripted: true, prefix: '', total: '55,70 €', piece: '24,90' },
    paidBack: 'Vi har satt in pengarna på ditt bankkonto.',
    ...{ off: 'Segelkeps', price: '21,50' },
  },
  {
    ...{ isScripted: false, prefix: '/en', total: 'EUR 48.90', piece: '21,50' },
    paidBack: 'We have transferred the money to your bank account.',
    ...{ off: 'Bryggmatta', price: '22,95' },
  },
]) {
  const how = isScripted ? 'with script' : 'without script'
  test(`an owner sells on a phone, from the order to the refund, ${how}`, async () => {
    const kim = await visit(isScripted)
    const number = await buy(kim.page, { isScripted, prefix, total })
    const mails = () => readMails(dataDir).filter((it) => it.includes(number))
    await until(async () => mails().some((it) => it.includes(`To: ${ANSWERS.email}`)))
    await until(async () => mails().some((it) => it.includes(`To: ${BUYER.email}`)))

    const owner = await visit(isScripted)
    if (staff.length > 0) await owner.context.addCookies(staff)
    else await logIn(owner.page)
    staff = await owner.context.cookies()
    await handleOrder({ page: owner.page, isScripted }, number, piece)
    await until(async () => mails().some((it) => it.includes(`JJFI ${number}`)))
    await until(async () => mails().some((it) => it.includes(paidBack)))

    await changeGoods({ page: owner.page, isScripted }, { off, price })
    const gone = await kim.page.goto(`${prefix}/p/${off.toLowerCase()}`)
    equal(gone?.status(), 410)
    await bringBack({ page: owner.page, isScripted }, off, `${off} är tillbaka.`)
    const back = await kim.page.goto(`/p/${off.toLowerCase()}`)
    equal(back?.status(), 200)
    ok((await kim.page.locator('main').textContent())?.includes(`${off} är tillbaka.`))
    const photo = kim.page.locator('.shop-product__picture[alt="Från sidan"]').first()
    const size = await photo.evaluate(async (it: HTMLImageElement) => {
      await it.decode()
      return {
        file: it.currentSrc.replace(/.*-/, ''),
        isUpright: it.naturalHeight > it.naturalWidth,
      }
    })
    equal(size.isUpright, true)
    match(size.file, /^(320|640)\.webp$/)
    await kim.page.goto(`${prefix}/p/strandtee`)
    const shown = price.replace(',', prefix ? '.' : ',')
    ok((await kim.page.locator('main').textContent())?.includes(shown), shown)

    deepEqual([...owner.faults, ...kim.faults.filter((it) => !/ 410 /.test(it))], [])
    await Promise.all(reading)
    await Promise.all([owner.context.close(), kim.context.close()])
  })
}

test('no page, call, file or mail bears a trace of the demo’s company', async () => {
  const { page, context } = await visit(false)
  const paths = ['', '/en'].flatMap((it) => FIXED_PATHS.map((path) => it + path))
  for (const path of [...paths, '/sitemap.xml']) await read(page, path)
  await context.addCookies(staff)
  await readStaffPages(page)
  await context.close()

  deepEqual([...new Set(traces)], [])
  deepEqual(readMails(dataDir).flatMap(findTraces), [])
  const said = await runProgram(dataDir, 'books', [])
  match(
    said,
    /^(Lager, betalningar, återbetalningar och mejl stämmer|Stock, payments, refunds and mails agree) /m,
  )
})

/** Every page of the staff area that links lead to. */
async function readStaffPages(page: Page): Promise<void> {
  const paths = new Set(['/staff'])
  for (const path of paths) {
    const text = await read(page, path)
    for (const [, it = ''] of text.matchAll(/href="(\/staff[^"?]*)"/g)) paths.add(it)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    deepEqual([path, ids.filter((it, at) => ids.indexOf(it) < at)], [path, []])
  }
  ok(paths.size > 15, [...paths].join())
}

async function read(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  equal(answer.status(), 200, path)
  const text = await answer.text()
  traces.push(...findTraces(text).map((it) => `${path}: ${it}`))
  return text
}
