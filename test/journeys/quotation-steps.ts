import { match } from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** What a club says of itself in a request, by the names of the fields. */
export const ASKING = {
  companyName: 'Klubben AB',
  organizationNumber: '556012-5790',
  firstName: 'Lo',
  lastName: 'Ek',
  email: 'lo@example.com',
  phoneNumber: '070-1234567',
  address: 'Storgatan 1',
  zipCode: '12345',
  city: 'Bollstad',
}

/** Opens the page of a product with a price on request. */
export async function openQuotable(page: Page): Promise<void> {
  await page.goto('/pro/search?q=l%C3%B6pband')
  const path = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(path ?? '')
}

/** What waits for an answer stands first: 50,000 kronor a piece, delivery for free. */
export async function offer(owner: Page, look: () => Promise<void> = async () => {}) {
  await owner.goto('/staff/quotations')
  await owner.locator('.staff-row').first().click()
  await owner.fill('[name="price-0"]', '50 000')
  await owner.fill('[name="delivery"]', '0')
  await owner.getByLabel('Meddelande till kunden').fill('Vi monterar gärna.')
  await look()
  await owner.getByRole('button', { name: 'Skicka offerten' }).click()
  match(
    (await owner.locator('[role=status]').first().textContent()) ?? '',
    /är skickad till kunden/,
  )
  await look()
}
