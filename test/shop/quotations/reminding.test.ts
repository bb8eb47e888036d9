import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sweep } from '../../../shop/app/sweep.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { quotationKey } from '../../../shop/quotations/quotation-links.ts'
import { arrive } from '../../helpers/arrive.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { type AskedQuotation, answered, askedQuotation, OFFER } from '../../helpers/quotations.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

const STEP_MS = 6 * 60 * 60 * 1000
const PROFESSIONAL = { storefront: 'professional' }

interface Scene extends StaffShop {
  readonly made: AskedQuotation
}

/** An offer made on 23 November and valid until the end of the 30th. */
async function offered(t: TestContext, context: object = PROFESSIONAL): Promise<Scene> {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened, opened.visitor(context))
  await answered(opened, made, { ...OFFER, until: '2026-11-30' })
  await opened.mails()
  return { ...opened, made }
}

/** Sweeps repeatedly; returns the mails and their recipients, in order. */
async function passTime({ db, clock, mails }: StaffShop, until: string) {
  const sent: { readonly at: string; readonly to: string; readonly subject: string }[] = []
  while (clock.now < Date.parse(until)) {
    clock.now += STEP_MS
    // Two processes sweep the same database.
    await Promise.all([sweep(db, clock.now), sweep(db, clock.now)])
    const at = new Date(clock.now).toISOString()
    for (const { to, subject } of await mails()) sent.push({ at, to, subject })
  }
  return sent
}

test('the customer gets one mail that an offer ends soon, and one that it has ended', async (t) => {
  const scene = await offered(t)
  const number = scene.made.said.number
  deepEqual(await passTime(scene, '2026-12-03T00:00:00Z'), [
    {
      at: '2026-11-28T10:00:00.000Z',
      to: 'lo@example.com',
      subject: `Offert ${number} gäller till och med måndag 30\u00a0november\u00a02026`,
    },
    {
      at: '2026-12-01T10:00:00.000Z',
      ...{ to: 'lo@example.com', subject: `Offert ${number} har gått ut` },
    },
  ])
})

test('the mail is in English, with the offer, its prices and a link to its page', async (t) => {
  const scene = await offered(t, { ...PROFESSIONAL, language: 'en' })
  const { clock, db, mails } = scene
  clock.now = Date.parse('2026-11-28T12:00:00Z')
  await sweep(db, clock.now)
  const [mail] = await mails()
  match(mail?.subject ?? '', /^Quote Q\S+ is valid until Monday,? 30\u00a0November\u00a02026$/)
  match(mail?.text ?? '', /SEK.2,750/)
  match(mail?.text ?? '', /https:\/\/shop\.example\/en\/pro\/quotation\/\S+\?key=/)
  clock.now = Date.parse('2026-12-01T12:00:00Z')
  await sweep(db, clock.now)
  match((await mails())[0]?.subject ?? '', /^Quote Q\S+ has expired$/)
})

test('a customer who has decided, or has a new offer, gets no mail about the old one', async (t) => {
  const scene = await offered(t)
  const { clock, db, mails, made } = scene
  clock.now = Date.parse('2026-11-28T12:00:00Z')
  await sweep(db, clock.now)
  // The mail is queued while a new answer arrives.
  await answered(scene, made, { ...OFFER, until: '2026-12-20' })
  const subjects = (await mails()).map(({ subject }) => subject)
  deepEqual(subjects, [`Offert ${made.said.number}`])

  clock.now = Date.parse('2026-12-18T12:00:00Z')
  await sweep(db, clock.now)
  match((await mails())[0]?.subject ?? '', /gäller till och med söndag 20\u00a0december/)
  const lo = await open(scene)
  await lo.submit(`${pathOf(scene)}/declined`, { answered: '', key: await keyOf(scene) })
  await mails()
  deepEqual(await passTime(scene, '2026-12-22T12:00:00Z'), [])
})

test('an offer for one day states its end by itself', async (t) => {
  const opened = await openStaff(t)
  await answered(opened, await askedQuotation(opened), { ...OFFER, until: '2026-11-24' })
  await opened.mails()
  deepEqual(await passTime(opened, '2026-11-24T22:00:00Z'), [])
})

test('an expired offer is requested again with one press, once even if pressed twice, by nobody else', async (t) => {
  const scene = await offered(t)
  scene.clock.now = Date.parse('2026-12-01T12:00:00Z')
  const lo = await open(scene)
  match(textOf(lo.page()), /Utgången Priserna gällde till och med måndag 30 november 2026/)
  const key = await keyOf(scene)
  await lo.submit(`${pathOf(scene)}/again`, { key })
  match(lo.page(), /QUOTE-1/)
  await arrive(lo.open, `${pathOf(scene)}?key=${encodeURIComponent(key)}`)
  await lo.submit(`${pathOf(scene)}/again`, { key })
  const rows = () => scene.db.selectFrom('quotation_list_row').selectAll().execute()
  deepEqual(
    (await rows()).map((it) => [it.article_number, it.quantity]),
    [['QUOTE-1', 2]],
  )
  const somebody = browse(scene.shop)
  await somebody.open('/pro/quotation')
  const refused = await somebody.submit(`${pathOf(scene)}/again`, { key: 'x' })
  equal(refused.statusCode, 404)
  equal((await rows()).length, 1)
})

const pathOf = ({ made }: Scene) => `/pro/quotation/${made.id}`

async function keyOf({ db, made }: Scene): Promise<string> {
  return quotationKey(await readSigner(db), made.id)
}

async function open(scene: Scene): Promise<FormVisitor> {
  const lo = browse(scene.shop)
  await arrive(lo.open, `${pathOf(scene)}?key=${encodeURIComponent(await keyOf(scene))}`)
  return lo
}
