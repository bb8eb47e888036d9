import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import { choose, GOOD_PASSWORD, logInWith, tokenIn } from '../../helpers/accounts.ts'
import { apply } from '../../helpers/company-request.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { openStaff } from '../../helpers/staff.ts'

const LIST = '/staff/applications'

/** The mails about applications. */
async function mailsOf(db: Db, now: () => number): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  const port = { send: async (mail: Mail) => void sent.push(mail) }
  const signer = await readSigner(db)
  const shopUrl = () => 'https://shop.example'
  const work = mailJobs(port, { db, shop: demoShop, signer, shopUrl, now })
  await runOutbox(db, { 'company-mail': work['company-mail'] }, now)
  return sent
}

test('a request is told to the company and the shop; nothing that was typed goes to the company', async (t) => {
  const opened = await openStaff(t)
  await apply(opened, { companyName: 'Köp http://evil.example AB' })
  const mails = await mailsOf(opened.db, () => opened.clock.now)

  deepEqual(mails.map((it) => it.to).sort(), ['lo@example.com', demoShop.contact.email].sort())
  const toCompany = mails.find((it) => it.to === 'lo@example.com')
  doesNotMatch(`${toCompany?.subject} ${toCompany?.text}`, /evil|Klubben/)
})

test('accepting makes company and approver once, who gets in by the mailed link', async (t) => {
  const opened = await openStaff(t)
  const { db, clock, visitor } = opened
  const id = await apply(opened)
  const eva = await opened.staff('sales', 'Eva')
  match(textOf((await eva.open(LIST)).body), /Klubben AB 556012-5790/)
  await mailsOf(db, () => clock.now)
  const first = await eva.submit(`${LIST}/${id}/accepted`, { answer: 'Välkomna' })
  match(textOf(first.body), /Klubben AB är godkänt/)
  const second = await eva.submit(`${LIST}/${id}/accepted`, { answer: '' })
  match(textOf(second.body), /redan besvarad/)
  match(
    textOf((await eva.submit(`${LIST}/${id}/refused`, { answer: 'Nej' })).body),
    /redan besvarad/,
  )

  const companies = await db
    .selectFrom('company')
    .select('name')
    .where('organisation_number', '=', '556012-5790')
    .execute()
  deepEqual(companies, [{ name: 'Klubben AB' }])
  const mails = await mailsOf(db, () => clock.now)
  equal(mails.length, 1)
  match(mails[0]?.text ?? '', /Välkomna/)
  const lo = visitor({ storefront: 'professional' })
  equal((await choose(lo, tokenIn(mails[0]), GOOD_PASSWORD)).statusCode, 200)
  equal((await logInWith(visitor(), 'lo@example.com', GOOD_PASSWORD)).statusCode, 200)
  const person = await db
    .selectFrom('customer')
    .select(['role', 'first_name'])
    .where('email', '=', 'lo@example.com')
    .execute()
  deepEqual(person, [{ role: 'admin', first_name: 'Lo' }])
})

test('a known company, a proved address and a second tab are each one clear no that leaves nothing', async (t) => {
  const opened = await openStaff(t)
  const { db } = opened
  const eva = await opened.staff('owner', 'Eva')
  await eva.open(LIST)
  const club = await apply(opened)
  const again = await apply(opened, { email: 'ny@example.com' })
  const taken = await apply(opened, { organizationNumber: '5565475489', email: 'anna@example.com' })
  const presses = await Promise.all(
    [1, 2, 3].map(() => eva.post(`${LIST}/${club}/accepted`, { answer: '' }, { answer: 'lost' })),
  )
  ok(presses.every((it) => it.statusCode === 303))
  const before = await db.selectFrom('customer').selectAll().execute()
  const companies = await db.selectFrom('company').selectAll().execute()

  match(textOf((await eva.submit(`${LIST}/${again}/accepted`, {})).body), /redan ett företag/)
  match(textOf((await eva.submit(`${LIST}/${taken}/accepted`, {})).body), /redan ett konto/)
  deepEqual(await db.selectFrom('customer').selectAll().execute(), before)
  deepEqual(await db.selectFrom('company').selectAll().execute(), companies)
  equal(companies.filter((it) => it.organisation_number === '556012-5790').length, 1)
  const open = db.selectFrom('company_request').select('id').where('status', '=', 'open')
  equal((await open.execute()).length, 2)
})

test('a no says why, and the company hears it', async (t) => {
  const opened = await openStaff(t)
  const id = await apply(opened)
  await mailsOf(opened.db, () => opened.clock.now)
  const eva = await opened.staff('sales', 'Eva')
  await eva.open(LIST)
  match(textOf((await eva.submit(`${LIST}/${id}/refused`, { answer: ' ' })).body), /Skriv varför/)
  await eva.submit(`${LIST}/${id}/refused`, { answer: 'Vi säljer <b>bara</b> till klubbar.' })
  const [mail, ...rest] = await mailsOf(opened.db, () => opened.clock.now)
  deepEqual(rest, [])
  match(mail?.text ?? '', /<b>bara<\/b> till klubbar/)
  doesNotMatch(mail?.html ?? '', /<b>bara/)
  doesNotMatch(mail?.text ?? '', /token=/)
})
