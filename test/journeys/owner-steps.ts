import { deepEqual, equal, match } from 'node:assert/strict'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { faultsOf, sidewaysOf } from './checkout-steps.ts'
import { ANSWERS, runProgram } from './own-shop-steps.ts'
import { newVisitor, type Scene } from './running-shop.ts'

/** The owner of the running shop in a browser of theirs, logged in; the browser of all ends it. */
export async function openOwner({ browser, shop, dataDir }: Scene, width: number): Promise<Page> {
  const { ownerEmail = '', ownerPassword = '' } = ANSWERS
  await runProgram(dataDir, 'staff', ['--owner', ownerEmail, 'Aino'], [ownerPassword])
  const { page } = await newVisitor(browser, shop.url, { width })
  await logIn(page)
  await page.waitForURL(/\/staff$/)
  return page
}

export async function logIn(page: Page): Promise<void> {
  await page.goto('/staff')
  await page.fill('#email', ANSWERS.ownerEmail ?? '')
  await page.fill('#password', ANSWERS.ownerPassword ?? '')
  await page.keyboard.press('Enter')
  const secret = ((await page.textContent('.staff-secret')) ?? '').replaceAll(' ', '')
  await page.fill('#code', new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByText('Jag har sparat koderna').click()
}

/** Without script, axe would wait for ever. */
async function press({ page, isScripted }: Owner, name: string, said: RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  match((await page.locator('[role=status]').first().textContent()) ?? '', said)
  if (isScripted) deepEqual(await faultsOf(page), [], name)
  else equal(await sidewaysOf(page), 0, name)
}

export interface Owner {
  readonly page: Page
  readonly isScripted: boolean
}

export async function handleOrder(owner: Owner, number: string, piece: string): Promise<void> {
  const { page } = owner
  await page.goto('/staff')
  await page.locator('.staff-row', { hasText: number }).click()
  await press(owner, 'Registrera betalningen', /är registrerad/)
  await press(owner, 'Markera som packad', /är packad/)
  await page.fill('#carrier', 'Posti')
  await page.fill('#tracking', `JJFI ${number}`)
  await press(owner, 'Markera som skickad', /kunden får ett mejl/)
  await page.locator('summary', { hasText: 'Betala tillbaka' }).click()
  await page
    .getByLabel(/Strand Tee.*högst 2/)
    .first()
    .fill('1')
  await press(owner, 'Betala tillbaka', new RegExp(`${piece}\\s€ betalas tillbaka`))
  await press(owner, 'Markera som utbetald', new RegExp(`${piece}\\s€ är utbetalda`))
}

export async function changeGoods(owner: Owner, { off, price }: { off: string; price: string }) {
  const { page } = owner
  await findGoods(page, off)
  await press(owner, 'Sluta sälja', /säljs inte längre/)
  await page.goto('/staff/goods')
  await page.locator('.staff-row', { hasText: 'Strand Tee' }).click()
  await page.locator('.staff-row--article').first().click()
  await page.getByLabel('Pris inklusive moms, EUR').fill(price)
  await press(owner, 'Spara priset', /./)
}

async function findGoods(page: Page, name: string): Promise<void> {
  await page.goto('/staff/goods')
  await page.getByLabel('Namn eller nummer').fill(name)
  await page.getByRole('button', { name: 'Sök', exact: true }).click()
  await page.locator('.staff-row', { hasText: name }).click()
}

/** Goods that are off sale come back, with a photo and another description. */
export async function bringBack(owner: Owner, name: string, words: string): Promise<void> {
  const { page } = owner
  await findGoods(page, name)
  await press(owner, 'Börja sälja', /./)
  const create = { width: 1500, height: 1000, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await page
    .getByLabel('En fil')
    .setInputFiles({ name: 'IMG 1.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('#alt-sv-new').fill('Från sidan')
  await press(owner, 'Lägg till', /Sparat/)
  await page.getByLabel('Beskrivning (svenska)').fill(words)
  const texts = page.locator('section', { has: page.locator('#texts') })
  await texts.getByRole('button', { name: 'Spara ändringarna' }).click()
  match((await page.locator('[role=status]').first().textContent()) ?? '', /Sparat/)
}
