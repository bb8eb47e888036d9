import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { findDisplayedWords, WORDS_FIELD } from '../../consents/displayed-words.ts'
import { wordsIn } from '../../consents/words.ts'
import { changeOwnConsent } from '../../newsletter/newsletter.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { customerOf, textFor } from '../../platform/http/visitor.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { answerBy, type PageCall } from '../../platform/pages/page-call.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { resultOrRefusal, ShopError } from '../../platform/shop-error.ts'
import { CONSENT_PATH, ERASE_PATH, EXPORT_PATH, PRIVACY_PATH } from '../customers/paths.ts'
import type { DeviceCookies } from '../login/device-cookie.ts'
import { checkLogin } from '../login/log-in.ts'
import { WRONG_PASSWORD } from '../login/prove-owner.ts'
import { showAccountPage } from '../pages/account-page-routes.ts'
import { recoverAccountForm } from '../pages/recover-account-form.tsx'
import { NEWSLETTER_WORDS } from './consents-part.tsx'
import { eraseAccount } from './erase-account.ts'
import { PERSONAL_TABLES, type Person, type PersonalTable } from './personal-tables.ts'
import { drawPrivacy, type PrivacyFault, panelId } from './privacy-page.tsx'

export interface PrivacyOptions
  extends Presenter,
    Pick<Sources, 'db' | 'now' | 'attempts' | 'isSecure' | 'baseUrl' | 'flushOutbox'> {
  readonly devices: DeviceCookies
}

type PrivacyCall = PageCall<PrivacyOptions>

/** Consents, the export of a customer's data, and the erasure of their account. */
export async function privacyRoutes(shop: FastifyInstance, options: PrivacyOptions): Promise<void> {
  // The erasure's checkbox is not kept: after a new login, it has to be ticked again.
  const recover = (part: PrivacyFault['form'], action: string) =>
    recoverAccountForm(options, {
      ...{ path: PRIVACY_PATH, action: `${action}#${panelId(part)}`, keeps: [] },
      draw: () => drawPrivacy(options),
    })
  shop.post(CONSENT_PATH, answerBy(options, changeConsent))
  shop.post(EXPORT_PATH, recover('export', EXPORT_PATH), answerBy(options, sendExport))
  shop.post(ERASE_PATH, recover('erase', ERASE_PATH), answerBy(options, erase))
}

const NEWSLETTER_CONSENT = { consent: 'newsletter', place: 'account' } as const

async function changeConsent({ options, request, reply }: PrivacyCall): Promise<FastifyReply> {
  const { db, now } = options
  const { visitor } = request
  const form = formOf(request)
  const isGiven = form.wanted === 'yes'
  const today = wordsIn(visitor.shop, ...NEWSLETTER_WORDS)
  const words = await findDisplayedWords(db, NEWSLETTER_CONSENT, today, form[WORDS_FIELD])
  const back = (flash: Flash) =>
    redirectBack(request, reply, { ...options, path: linkTo(visitor, PRIVACY_PATH), flash })
  if (!words && isGiven) {
    return back({ key: 'refused', errors: [textFor(visitor)('consent.changed')] })
  }
  const shown = isGiven && words ? { words, language: visitor.language } : undefined
  await changeOwnConsent(db, { email: customerOf(request).email, shown }, now())
  return back({ key: 'account.done.consent' })
}

async function sendExport(call: PrivacyCall): Promise<FastifyReply> {
  const { options, request, reply } = call
  const person = customerOf(request)
  if (!(await provesPassword(call))) return sendFault(call, { form: 'export', key: WRONG_PASSWORD })
  const day = new Date(options.now()).toISOString().slice(0, 10)
  reply.header('content-disposition', `attachment; filename="courtside-${day}.json"`)
  reply.type('application/json; charset=utf-8')
  return reply.send(Readable.from(exportPerson(options.db, person, options.now())))
}

async function erase(call: PrivacyCall): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { db, now, flushOutbox } = options
  const { visitor } = request
  const person = customerOf(request)
  const answerFault = (key: string) => sendFault(call, { form: 'erase', key })
  if (!(await provesPassword(call))) return answerFault(WRONG_PASSWORD)
  if (formOf(request).confirmed !== 'yes') return answerFault('privacy.erase.unconfirmed')
  const obstacle = await eraseAccount(db, { person, language: visitor.language }, now())
  if (obstacle) return answerFault(`privacy.obstacle.${obstacle}`)
  flushOutbox()
  reply.endSession()
  reply.header('clear-site-data', '"cache"')
  const flash: Flash = { key: 'account.done.erased' }
  return redirectBack(request, reply, { ...options, path: linkTo(visitor, '/'), flash })
}

/** Checks the password; guesses count together with those at the login. */
async function provesPassword({ options, request }: PrivacyCall): Promise<boolean> {
  const { db, attempts, devices } = options
  const { email } = customerOf(request)
  const { password = '' } = formOf(request)
  const origin = { address: request.ip, device: await devices.read(request, email) }
  const login = { userName: email, password: password.slice(0, 129) }
  const result = await resultOrRefusal(checkLogin(db, login, attempts, origin))
  if (!(result instanceof ShopError)) return true
  if (result.status !== 401) throw result
  request.noteAttempt('proof')
  return false
}

function sendFault(call: PrivacyCall, fault: PrivacyFault): Promise<FastifyReply> {
  call.reply.status(422)
  return showAccountPage(call, drawPrivacy({ db: call.options.db, fault }))
}

/**
 * Yields everything stored about a person as JSON text, table by table, so that no more is held in
 * memory.
 */
async function* exportPerson(db: Db, person: Person, now: number): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(new Date(now).toISOString())}`
  for (const table of PERSONAL_TABLES) {
    const rows = await listPersonalRows(db, table, person)
    yield `,\n${JSON.stringify(table.name)}:${JSON.stringify(rows)}`
  }
  yield '}\n'
}

type Row = Readonly<Record<string, unknown>>

/** A person's rows of a table, without the columns that would let others act as them. */
export async function listPersonalRows(
  db: Db,
  { name, where, withheld = [] }: PersonalTable,
  person: Person,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} where ${where(person)}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.includes(column))),
  )
}
