import { hashPassword } from '../../../shop/login/passwords.ts'
import { listRefundRows } from '../../../shop/payments/records/refund-row-queries.ts'
import { refundPart } from '../../../shop/payments/refunds/refund-part.ts'
import { recoverAccess } from '../../../shop/staff/access/owner.ts'
import { CAMPAIGN } from '../../helpers/campaigns.ts'
import { apply } from '../../helpers/company-request.ts'
import { browse, type Fields, type FormVisitor } from '../../helpers/form-visitor.ts'
import { askedQuotation, OFFER } from '../../helpers/quotations.ts'
import { announcedReturn } from '../../helpers/returns.ts'
import { writtenReview } from '../../helpers/reviews.ts'
import { askForCodes } from '../../helpers/second-step.ts'
import {
  addFee,
  addStaff,
  CODE,
  codeAt,
  markPaid,
  order,
  PICTURE_ORIGIN,
  STAFF_PASSWORD,
  type StaffShop,
  shownIn,
  subscribe,
} from '../../helpers/staff.ts'

interface Sent {
  readonly visitor: FormVisitor
  /** The path, with its id. */
  readonly url: string
  readonly fields?: Fields
}

const CORRECTION = { difference: '-3', reason: 'damaged', shown: '' }
const PICTURE = `${PICTURE_ORIGIN}/1.jpg`
const REFUND = '0b9f8a52-6f0e-4b39-9d2a-3c1c5f6f7a10'

type Write = (opened: StaffShop) => Promise<Sent>

/** One successful request for every form of the staff area. */
export const WRITES: Readonly<Record<string, Write>> = {
  async '/staff/login'(opened) {
    const { email } = await withPassword(opened)
    const visitor = browse(opened.shop)
    await visitor.open('/staff/login')
    return { visitor, url: '/staff/login', fields: { email, password: STAFF_PASSWORD } }
  },
  async '/staff/code'(opened) {
    const { email } = await withPassword(opened)
    const visitor = browse(opened.shop)
    await visitor.open('/staff/login')
    await visitor.submit('/staff/login', { email, password: STAFF_PASSWORD })
    return { visitor, url: '/staff/code', fields: { code: codeAt(opened.clock.now) } }
  },
  async '/staff/setup'(opened) {
    const visitor = browse(opened.shop)
    const { token } = await withLink(opened)
    await visitor.open(`/staff/welcome?token=${token}`)
    await visitor.submit('/staff/welcome', { token, password: STAFF_PASSWORD })
    const [, secret = ''] = /staff-secret">([A-Z2-7 ]+)</.exec(visitor.page()) ?? []
    const code = codeAt(opened.clock.now, secret.replaceAll(' ', ''))
    return { visitor, url: '/staff/setup', fields: { code } }
  },
  async '/staff/welcome'(opened) {
    const visitor = browse(opened.shop)
    const { token } = await withLink(opened)
    await visitor.open(`/staff/welcome?token=${token}`)
    return { visitor, url: '/staff/welcome', fields: { token, password: STAFF_PASSWORD } }
  },
  '/staff/logout': (opened) => byOwner(opened, '/staff/logout'),
  '/staff/prove': (opened) => byOwner(opened, '/staff/prove', { code: codeAt(opened.clock.now) }),
  '/staff/me/language': (opened) => byOwner(opened, '/staff/me/language', { language: 'en' }),
  async '/staff/me/password'(opened) {
    const visitor = await opened.staff('owner', 'Eva')
    await givePassword(opened.db, visitor.id)
    const fields = { current: STAFF_PASSWORD, password: 'fyra gröna bilar' }
    return { visitor, url: '/staff/me/password', fields }
  },
  '/staff/me/logout-everywhere': (opened) => byOwner(opened, '/staff/me/logout-everywhere'),
  '/staff/me/recovery-codes': (opened) => byOwner(opened, '/staff/me/recovery-codes'),
  async '/staff/orders/:id/paid'(opened) {
    const { orderId } = await order(opened)
    const fields = { amount: '1000', paidOn: '2026-11-23', reference: 'OCR 1' }
    return byOwner(opened, `/staff/orders/${orderId}/paid`, fields)
  },
  '/staff/orders/:id/packed': async (opened) =>
    byOwner(opened, `/staff/orders/${await paidOrder(opened)}/packed`),
  '/staff/orders/:id/sent': async (opened) =>
    byOwner(opened, `/staff/orders/${await paidOrder(opened)}/sent`, { carrier: 'PostNord' }),
  '/staff/orders/:id/cancelled': async (opened) =>
    byOwner(opened, `/staff/orders/${await paidOrder(opened)}/cancelled`),
  async '/staff/orders/:id/refunds'(opened) {
    const fields = { refund: REFUND, reason: 'goodwill', amount: '100' }
    return byOwner(opened, `/staff/orders/${await paidOrder(opened)}/refunds`, fields)
  },
  async '/staff/orders/:id/transferred'(opened) {
    const orderId = await paidOrder(opened)
    const refund = { id: REFUND, orderId, amount: 100, reason: 'goodwill', rows: [] } as const
    await opened.db.transaction().execute((tx) => refundPart(tx, refund, opened.clock.now))
    return byOwner(opened, `/staff/orders/${orderId}/transferred`, { refund: REFUND })
  },
  async '/staff/orders/:id/returned'(opened) {
    const orderId = await paidOrder(opened)
    const [row] = await listRefundRows(opened.db, orderId)
    const fields = { [`pieces-${row?.rowId}`]: '1', [`known-${row?.rowId}`]: '0' }
    return byOwner(opened, `/staff/orders/${orderId}/returned`, fields)
  },
  '/staff/orders/:id/notes': async (opened) =>
    byOwner(opened, `/staff/orders/${await paidOrder(opened)}/notes`, { text: 'Ring först.' }),
  '/staff/goods/:id/sale': (opened) => byOwner(opened, '/staff/goods/shoe/sale', { said: 'off' }),
  '/staff/goods/:id/texts': async (opened) =>
    atForm(opened, '/staff/goods/shoe', '/staff/goods/shoe/texts', {
      ...{ 'name-sv': 'Sko', 'name-en': 'Shoe', 'description-sv': '', 'description-en': '' },
    }),
  '/staff/goods/:id/pictures': async (opened) =>
    byOwner(opened, '/staff/goods/shoe/pictures', { url: PICTURE }),
  async '/staff/goods/:id/picture'(opened) {
    const { visitor } = await byOwner(opened, '/staff/goods/shoe/pictures')
    await visitor.submit('/staff/goods/shoe/pictures', { url: PICTURE })
    const url = '/staff/goods/shoe/picture'
    return { visitor, url, fields: { ...shownIn(visitor.page(), url), at: '0', act: 'remove' } }
  },
  async '/staff/goods/:id/release'(opened) {
    const sent = await atForm(opened, '/staff/goods/shoe', '/staff/goods/shoe/texts', {
      ...{ 'name-sv': 'Sko', 'name-en': 'Shoe', 'description-sv': '', 'description-en': '' },
    })
    await sent.visitor.submit(sent.url, sent.fields ?? {})
    return { ...sent, url: '/staff/goods/shoe/release', fields: { field: 'name.sv' } }
  },
  '/staff/articles/:id/sale': (opened) =>
    byOwner(opened, '/staff/articles/SHOE-42/sale', { said: 'off' }),
  '/staff/articles/:id/price': (opened) =>
    atForm(opened, '/staff/articles/SHOE-42', '/staff/articles/SHOE-42/price', { price: '900' }),
  '/staff/articles/:id/stock': (opened) =>
    byOwner(opened, '/staff/articles/SHOE-42/stock', CORRECTION),
  async '/staff/articles/:id/release'(opened) {
    const { visitor } = await byOwner(opened, '/staff/articles/SHOE-42')
    await visitor.submit('/staff/articles/SHOE-42/stock', CORRECTION)
    return { visitor, url: '/staff/articles/SHOE-42/release', fields: { field: 'stock' } }
  },
  async '/staff/customers/:id/second-step'(opened) {
    await askForCodes(opened.db, 'anna@example.com', opened.clock.now)
    return byOwner(opened, '/staff/customers/anna/second-step')
  },
  '/staff/companies/:id/limits': (opened) =>
    byOwner(opened, '/staff/companies/lunda-if/limits', { amount: '500', period: 'order' }),
  '/staff/companies/:id/invoice': (opened) =>
    byOwner(opened, '/staff/companies/lunda-if/invoice', { may: 'no' }),
  '/staff/campaigns': (opened) => byOwner(opened, '/staff/campaigns', CAMPAIGN),
  '/staff/campaigns/:id': (opened) => atCampaign(opened, '', { ...CAMPAIGN, percent: '30' }),
  '/staff/campaigns/:id/scheduled': (opened) => atCampaign(opened, '/scheduled'),
  async '/staff/campaigns/:id/ended'(opened) {
    const sent = await atCampaign(opened, '/scheduled')
    await sent.visitor.submit(sent.url, sent.fields ?? {})
    return { ...sent, url: sent.url.replace('scheduled', 'ended') }
  },
  '/staff/campaigns/:id/deleted': (opened) => atCampaign(opened, '/deleted'),
  '/staff/price-lists': (opened) => byOwner(opened, '/staff/price-lists', { name: 'Avtal' }),
  '/staff/price-lists/:id': (opened) => atPriceList(opened, '', { name: 'Nytt' }),
  '/staff/price-lists/:id/lines': (opened) => atPriceList(opened, '/lines', { lines: '*;1;5%' }),
  '/staff/price-lists/:id/companies': (opened) =>
    atPriceList(opened, '/companies', { company: '802400-0005' }),
  async '/staff/price-lists/:id/companies/removed'(opened) {
    const { visitor, url, fields = {} } = await atPriceList(opened, '/companies')
    await visitor.submit(url, { ...fields, company: '802400-0005' })
    const removed = `${url}/removed`
    return {
      visitor,
      url: removed,
      fields: { ...shownIn(visitor.page(), removed), company: 'lunda-if' },
    }
  },
  '/staff/price-lists/:id/deleted': (opened) => atPriceList(opened, '/deleted'),
  '/staff/applications/:id/accepted': async (opened) =>
    byOwner(opened, `/staff/applications/${await apply(opened)}/accepted`),
  '/staff/applications/:id/refused': async (opened) =>
    byOwner(opened, `/staff/applications/${await apply(opened)}/refused`, { answer: 'Nej' }),
  async '/staff/withdrawals/:id'(opened) {
    const { number } = await order(opened)
    await opened.visitor().ask('/api/withdrawal', {
      ...{ orderNumber: number, name: 'Kim Ek', email: 'kim@example.com' },
    })
    return byOwner(opened, `/staff/withdrawals/${number}`)
  },
  async '/staff/newsletter/removed'(opened) {
    await subscribe(opened, 'lisa@example.com')
    return byOwner(opened, '/staff/newsletter/removed', { email: 'lisa@example.com' })
  },
  '/staff/codes': (opened) => byOwner(opened, '/staff/codes', CODE),
  async '/staff/codes/:id/end'(opened) {
    const { visitor } = await byOwner(opened, '/staff/codes')
    await visitor.submit('/staff/codes', CODE)
    return { visitor, url: '/staff/codes/SOMMAR/end' }
  },
  async '/staff/fees/:id'(opened) {
    await addFee(opened)
    return byOwner(opened, '/staff/fees/small', { amount: '39', shown: '4900' })
  },
  async '/staff/returns/:id/received'(opened) {
    const { id, rowId } = await announcedReturn(opened)
    const fields = { [`came-${rowId}`]: '1', [`sound-${rowId}`]: '1' }
    return byOwner(opened, `/staff/returns/${id}/received`, fields)
  },
  async '/staff/returns/:id/repaid'(opened) {
    const { id, rowId } = await announcedReturn(opened)
    const { visitor } = await byOwner(opened, `/staff/returns/${id}`)
    await visitor.submit(`/staff/returns/${id}/received`, { [`came-${rowId}`]: '1' })
    return { visitor, url: `/staff/returns/${id}/repaid` }
  },
  async '/staff/returns/:id/refused'(opened) {
    const { id } = await announcedReturn(opened)
    return byOwner(opened, `/staff/returns/${id}/refused`, { message: 'De är använda.' })
  },
  '/staff/reviews/:id/shown': (opened) => atReview(opened, 'shown'),
  '/staff/reviews/:id/refused': (opened) => atReview(opened, 'refused', { reason: 'abuse' }),
  async '/staff/reviews/:id/answered'(opened) {
    const { visitor, url, fields } = await atReview(opened, 'shown')
    await visitor.submit(url, fields ?? {})
    return { visitor, url: url.replace('shown', 'answered'), fields: { ...fields, reply: 'Tack!' } }
  },
  async '/staff/quotations/:id/answered'(opened) {
    const { id } = await askedQuotation(opened)
    return byOwner(opened, `/staff/quotations/${id}/answered`, OFFER)
  },
  async '/staff/quotations/:id/refused'(opened) {
    const { id } = await askedQuotation(opened)
    return byOwner(opened, `/staff/quotations/${id}/refused`, { answer: 'Den har utgått.' })
  },
  '/staff/exports/:id': (opened) => byOwner(opened, '/staff/exports/orders'),
  '/staff/people': (opened) =>
    byOwner(opened, '/staff/people', {
      ...{ name: 'Nils Ny', email: 'nils@shop.example' },
      ...{ role: 'stock', language: 'sv' },
    }),
  '/staff/people/:id/role': (opened) => atPerson(opened, 'role', { role: 'stock' }),
  '/staff/people/:id/reset': (opened) => atPerson(opened, 'reset'),
  '/staff/people/:id/remove': (opened) => atPerson(opened, 'remove'),
}

/** A new review. */
async function atReview(opened: StaffShop, act: string, fields: Fields = {}): Promise<Sent> {
  const { id, writtenAt } = await writtenReview(opened)
  const seen = { writtenAt: String(writtenAt), ...fields }
  return byOwner(opened, `/staff/reviews/${id}/${act}`, seen)
}

async function paidOrder(opened: StaffShop): Promise<string> {
  const { orderId } = await order(opened)
  await markPaid(opened, orderId)
  return orderId
}

async function byOwner(opened: StaffShop, url: string, fields: Fields = {}): Promise<Sent> {
  return { visitor: await opened.staff('owner', 'Eva'), url, fields }
}

/** A form with the values that its page showed. */
async function atForm(opened: StaffShop, page: string, url: string, fields: Fields): Promise<Sent> {
  const { visitor } = await byOwner(opened, url)
  await visitor.open(page)
  return { visitor, url, fields: { ...shownIn(visitor.page(), url), ...fields } }
}

/** A form of a new draft. */
async function atCampaign(opened: StaffShop, act: string, fields: Fields = {}): Promise<Sent> {
  const { visitor } = await byOwner(opened, '/staff/campaigns')
  const made = await visitor.post('/staff/campaigns', CAMPAIGN)
  const url = `${made.headers.location}${act}`
  await visitor.follow(made)
  return { visitor, url, fields: { ...shownIn(visitor.page(), url), ...fields } }
}

/** A form of a new price list. */
async function atPriceList(opened: StaffShop, act: string, fields: Fields = {}): Promise<Sent> {
  const { visitor } = await byOwner(opened, '/staff/price-lists')
  const made = await visitor.post('/staff/price-lists', { name: 'Avtal' })
  const url = `${made.headers.location}${act}`
  await visitor.follow(made)
  return { visitor, url, fields: { ...shownIn(visitor.page(), url), ...fields } }
}

async function atPerson(opened: StaffShop, act: string, fields: Fields = {}): Promise<Sent> {
  const { id } = await addStaff(opened.db, { role: 'sales', name: 'Kim' }, opened.clock.now)
  return byOwner(opened, `/staff/people/${id}/${act}`, fields)
}

async function withPassword({ db, clock }: StaffShop) {
  const kim = await addStaff(db, { role: 'sales', name: 'Kim' }, clock.now)
  await givePassword(db, kim.id)
  return kim
}

async function givePassword(db: StaffShop['db'], id: string) {
  const password_hash = await hashPassword(STAFF_PASSWORD)
  await db.updateTable('staff_member').set({ password_hash }).where('id', '=', id).execute()
}

async function withLink({ db, clock }: StaffShop) {
  const { email } = await addStaff(db, { role: 'sales', name: 'Kim' }, clock.now)
  const path = (await recoverAccess(db, email, clock.now)) ?? ''
  return { token: new URL(path, 'http://x').searchParams.get('token') ?? '' }
}
