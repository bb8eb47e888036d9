import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { createFirstOwner, recoverAccess } from '../../../shop/staff/access/owner.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import {
  auditOf,
  codeAt,
  MINUTE_MS,
  openStaff,
  STAFF_PASSWORD,
  type StaffShop,
} from '../../helpers/staff.ts'

const EVA = {
  email: 'eva@shop.example',
  name: 'Eva Ek',
  password: STAFF_PASSWORD,
  language: 'sv',
} as const
const STEP_MS = 30_000

interface Entered {
  readonly visitor: FormVisitor
  readonly secret: string
  readonly codes: readonly string[]
}

/** The first owner's first login. */
async function firstLogin({ db, shop, clock }: StaffShop): Promise<Entered> {
  equal(await createFirstOwner(db, EVA, clock.now), 'done')
  const visitor = browse(shop)
  await visitor.open('/staff/login')
  await visitor.submit('/staff/login', { email: 'EVA@shop.example ', password: STAFF_PASSWORD })
  const secret = secretIn(visitor.page())
  await visitor.submit('/staff/setup', { code: codeAt(clock.now, secret) })
  const codes = [...visitor.page().matchAll(/<code>([2-9A-Z-]{19})<\/code>/g)].map(
    ([, it = '']) => it,
  )
  await visitor.open('/staff/me')
  return { visitor, secret, codes }
}

function secretIn(page: string): string {
  return (/staff-secret">([A-Z2-7 ]+)</.exec(page)?.[1] ?? '').replaceAll(' ', '')
}

async function passwordOf(visitor: FormVisitor, password = STAFF_PASSWORD) {
  await visitor.open('/staff/login')
  return visitor.submit('/staff/login', { email: EVA.email, password })
}

const cookieOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.find(({ name }) => name.endsWith('courtside_staff'))

test('the first owner sets up codes at the first login, and is let in with one from then on', async (t) => {
  const opened = await openStaff(t)
  const { db, shop, clock } = opened
  const { visitor, secret, codes } = await firstLogin(opened)

  equal(codes.length, 10)
  match(visitor.page(), /Eva Ek/)
  await visitor.open('/staff/audit')
  match(textOf(visitor.page()), /Kommandoraden: skapade den första ägaren/)
  clock.now += STEP_MS
  const again = browse(shop)
  match((await passwordOf(again)).body, /Skriv din kod/)
  equal((await again.open('/staff/me')).statusCode, 303)
  await again.open('/staff/code')
  await again.submit('/staff/code', { code: codeAt(clock.now, secret) })
  equal((await again.open('/staff/me')).statusCode, 200)
  deepEqual(await auditOf(db), [
    'staff.first',
    'staff.password',
    'staff.setup',
    'staff.password',
    'staff.login',
  ])
  equal(await createFirstOwner(db, { ...EVA, email: 'b@shop.example' }), 'exists')
})

test('refuses a first owner with a weak password, no name or no address', async (t) => {
  const { db } = await openStaff(t)

  equal(await createFirstOwner(db, { ...EVA, password: 'password1' }), 'weak')
  equal(await createFirstOwner(db, { ...EVA, password: 'kort' }), 'tooshort')
  equal(await createFirstOwner(db, { ...EVA, name: ' ' }), 'name')
  equal(await createFirstOwner(db, { ...EVA, email: 'eva' }), 'email')
  deepEqual(await db.selectFrom('staff_member').selectAll().execute(), [])
})

test('no secret stands in the database or the audit trail as it is', async (t) => {
  const opened = await openStaff(t)
  const { secret, codes } = await firstLogin(opened)
  const { db } = opened
  const rows = JSON.stringify([
    await db.selectFrom('staff_member').selectAll().execute(),
    await db.selectFrom('staff_session').selectAll().execute(),
    await db.selectFrom('staff_recovery_code').selectAll().execute(),
    await db.selectFrom('staff_audit').selectAll().execute(),
  ])

  for (const it of [
    secret,
    STAFF_PASSWORD,
    ...codes,
    ...codes.map((code) => code.replaceAll('-', '')),
  ]) {
    ok(!rows.includes(it))
  }
})

test('takes a code once, and a recovery code once', async (t) => {
  const opened = await openStaff(t)
  const { clock, shop } = opened
  const { secret, codes } = await firstLogin(opened)
  const tryCode = async (code: string) => {
    const visitor = browse(shop)
    await passwordOf(visitor)
    return (await visitor.post('/staff/code', { code })).statusCode
  }
  const setupCode = codeAt(clock.now, secret)

  equal(await tryCode(setupCode), 401)
  clock.now += STEP_MS
  const next = codeAt(clock.now, secret)
  deepEqual([await tryCode(next), await tryCode(next), await tryCode(setupCode)], [303, 401, 401])
  const [recovery = ''] = codes
  deepEqual([await tryCode(recovery), await tryCode(recovery)], [303, 401])
})

test('each step has a session of its own, in a strict cookie of the area', async (t) => {
  const opened = await openStaff(t)
  const { clock, shop, db } = opened
  const { secret } = await firstLogin(opened)
  clock.now += STEP_MS
  const visitor = browse(shop)
  const first = cookieOf(await visitor.open('/staff/login'))
  const second = cookieOf(
    await visitor.post('/staff/login', { email: EVA.email, password: STAFF_PASSWORD }),
  )
  await visitor.open('/staff/code')
  const third = cookieOf(await visitor.post('/staff/code', { code: codeAt(clock.now, secret) }))

  const values = [first, second, third].map((it) => it?.value)
  equal(new Set(values).size, 3)
  for (const it of [first, second, third]) {
    deepEqual([it?.path, it?.httpOnly, it?.sameSite], ['/staff', true, 'Strict'])
    equal(it?.maxAge, undefined)
  }
  const ids = await db.selectFrom('staff_session').select('id').execute()
  for (const { id } of ids) ok(!values.some((it) => it?.startsWith(id)))
})

test('over https the cookie belongs to the host alone', async (t) => {
  const { shop } = await openStaff(t, { baseUrl: 'https://shop.example' })
  const cookie = cookieOf(await shop.inject('/staff/login'))

  deepEqual([cookie?.name, cookie?.path, cookie?.secure], ['__Host-courtside_staff', '/', true])
})

test('says the same, and works the same, for an unknown address and a wrong password', async (t) => {
  const opened = await openStaff(t)
  const { shop } = opened
  await firstLogin(opened)
  const sayTo = async (email: string) => {
    const visitor = browse(shop)
    await visitor.open('/staff/login')
    const { statusCode, body } = await visitor.post('/staff/login', { email, password: 'fel' })
    return [statusCode, textOf(body)]
  }

  deepEqual(await sayTo(EVA.email), await sayTo('nobody@shop.example'))
  equal((await sayTo(EVA.email))[0], 401)
})

test('wrong guesses slow down, and one address is refused, but never the owner from another', async (t) => {
  const opened = await openStaff(t)
  const { shop, waits, clock } = opened
  const { secret } = await firstLogin(opened)
  clock.now += STEP_MS
  waits.length = 0
  const guesser = browse(shop, { address: '203.0.113.7' })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await passwordOf(guesser, `fel ${count}`)).statusCode)
  }
  const before = [...waits]
  const owner = browse(shop, { address: '198.51.100.4' })
  await passwordOf(owner)
  await owner.submit('/staff/code', { code: codeAt(clock.now, secret) })

  deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429, 429])
  deepEqual(before, [0, 0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000])
  equal((await owner.open('/staff/me')).statusCode, 200)
})

test('who has to wait is shown the link that lets in at once, and it does', async (t) => {
  const opened = await openStaff(t)
  const { db, shop, clock } = opened
  await firstLogin(opened)
  const eva = browse(shop)
  for (let count = 0; count < 10; count += 1) await passwordOf(eva, `fel ${count}`)
  const refused = await passwordOf(eva)
  equal(refused.statusCode, 429)
  equal(refused.headers['retry-after'], '900')
  match(
    textOf(refused.body),
    /En ny länk släpper in dig direkt: en ägare skickar den från Personal/,
  )
  match(refused.body, /name="email"[^>]*value="eva@shop.example"/)

  const path = (await recoverAccess(db, EVA.email, clock.now)) ?? ''
  await eva.open(path)
  const [, token = ''] = path.split('token=')
  await eva.submit('/staff/welcome', { token, password: 'fyra gula katter' })

  match(eva.page(), /staff-secret/)
})

test('codes are guessed a few times only, and recovery codes let the owner in all the same', async (t) => {
  const opened = await openStaff(t)
  const { shop } = opened
  const { codes } = await firstLogin(opened)
  const statuses: number[] = []
  for (let session = 0; session < 8; session += 1) {
    const guesser = browse(shop, { address: '203.0.113.7' })
    await passwordOf(guesser)
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await guesser.post('/staff/code', { code: '000000' })).statusCode)
      await guesser.open('/staff/code')
    }
  }

  equal(statuses.slice(0, 6).join(), '401,401,401,401,401,429')
  equal(statuses.filter((it) => it === 401).length, 30)
  const owner = browse(shop)
  await passwordOf(owner)
  await owner.submit('/staff/code', { code: codes[0] ?? '' })
  equal((await owner.open('/staff/me')).statusCode, 200)
})

test('a login ends after half an hour without a request, and after twelve hours', async (t) => {
  const opened = await openStaff(t)
  const { clock } = opened
  const eva = await opened.staff('owner')
  const isOpen = async () => (await eva.open('/staff/me')).statusCode === 200

  clock.now += 29 * MINUTE_MS
  ok(await isOpen())
  clock.now += 29 * MINUTE_MS
  ok(await isOpen())
  clock.now += 31 * MINUTE_MS
  ok(!(await isOpen()))

  const bo = await opened.staff('owner', 'Bo')
  const end = clock.now + 12 * 60 * MINUTE_MS
  while (clock.now + 20 * MINUTE_MS < end) {
    clock.now += 20 * MINUTE_MS
    equal((await bo.open('/staff/me')).statusCode, 200)
  }
  clock.now = end
  const answer = await bo.open('/staff/me')
  equal(answer.statusCode, 303)
  equal(answer.headers.location, '/staff/login?to=%2Fstaff%2Fme')
})

test('between password and code there are ten minutes, and nothing is open', async (t) => {
  const opened = await openStaff(t)
  const { shop, clock } = opened
  const { secret } = await firstLogin(opened)
  clock.now += STEP_MS
  const visitor = browse(shop)
  await passwordOf(visitor)
  for (const path of ['/staff/me', '/staff/people', '/staff/audit']) {
    equal((await visitor.open(path)).statusCode, 303, path)
  }
  await visitor.open('/staff/code')
  clock.now += 10 * MINUTE_MS

  const late = await visitor.post('/staff/code', { code: codeAt(clock.now, secret) })
  equal(late.headers.location, '/staff/login')
})

test('log out everywhere ends every login, log out the one', async (t) => {
  const opened = await openStaff(t)
  const here = await opened.staff('sales')
  const there = await opened.staff('sales')
  const boss = await opened.staff('owner')
  const statusOf = async (visitor: FormVisitor) => (await visitor.open('/staff/me')).statusCode

  await here.submit('/staff/logout', {})
  deepEqual([await statusOf(here), await statusOf(there)], [303, 200])
  const again = await opened.staff('sales')
  await again.submit('/staff/me/logout-everywhere', {})
  deepEqual([await statusOf(again), await statusOf(there), await statusOf(boss)], [303, 303, 200])
})

test('a dangerous act asks for a code again, and what was typed stays', async (t) => {
  const opened = await openStaff(t)
  const { clock, db } = opened
  const eva = await opened.staff('owner')
  clock.now += 11 * MINUTE_MS
  await eva.open('/staff/people')
  const person = { name: 'Nils Ny', email: 'nils@shop.example', role: 'stock', language: 'en' }

  const asked = await eva.post('/staff/people', person)
  equal(asked.headers.location, '/staff/prove?to=%2Fstaff%2Fpeople')
  equal((await db.selectFrom('staff_member').selectAll().execute()).length, 1)
  await eva.follow(asked)
  equal((await eva.post('/staff/prove', { code: '000000', to: '/staff/people' })).statusCode, 401)
  await eva.submit('/staff/prove', { code: codeAt(clock.now), to: '/staff/people' })
  match(eva.page(), /value="Nils Ny"/)
  match(eva.page(), /Bekräftat/)
  await eva.submit('/staff/people', person)
  match(textOf(eva.page()), /En länk är på väg till nils@shop\.example/)
  ok((await auditOf(db)).includes('staff.prove'))
})

test('the command line lets somebody in again who has lost everything', async (t) => {
  const opened = await openStaff(t)
  const { db, shop, clock } = opened
  const { visitor, codes } = await firstLogin(opened)
  const path = (await recoverAccess(db, 'Eva@shop.example', clock.now)) ?? ''

  equal((await visitor.open('/staff/me')).statusCode, 303)
  const lost = browse(shop)
  match((await passwordOf(lost)).body, /stämmer inte/)
  await lost.open(path)
  match(lost.page(), /Välkommen, Eva Ek/)
  const token = new URL(path, 'http://x').searchParams.get('token') ?? ''
  equal((await lost.post('/staff/welcome', { token, password: 'password' })).statusCode, 422)
  await lost.open(path)
  await lost.submit('/staff/welcome', { token, password: 'fyra gröna bilar' })
  const secret = secretIn(lost.page())
  notEqual(secret, '')
  await lost.submit('/staff/setup', { code: codeAt(clock.now, secret) })
  equal((await lost.open('/staff/me')).statusCode, 200)
  equal((await browse(shop).open(path)).statusCode, 410)
  const old = browse(shop)
  await old.open('/staff/login')
  await old.submit('/staff/login', { email: EVA.email, password: 'fyra gröna bilar' })
  equal((await old.post('/staff/code', { code: codes[0] ?? '' })).statusCode, 401)
  equal(await recoverAccess(db, 'nobody@shop.example'), undefined)
})

test('a link is good for a day, once, and its address stays secret', async (t) => {
  const opened = await openStaff(t)
  const { db, shop, clock } = opened
  await firstLogin(opened)
  const path = (await recoverAccess(db, EVA.email, clock.now)) ?? ''
  const page = await shop.inject(path)

  equal(page.headers['referrer-policy'], 'no-referrer')
  equal(page.headers['x-robots-tag'], 'noindex, nofollow')
  clock.now += 24 * 60 * MINUTE_MS + 1
  equal((await shop.inject(path)).statusCode, 410)
  equal((await shop.inject('/staff/welcome?token=x')).statusCode, 410)
})

test('a login leads back to the page that was asked for, and to no other place', async (t) => {
  const opened = await openStaff(t)
  const { shop, clock } = opened
  const { secret } = await firstLogin(opened)
  const enter = async (to: string) => {
    clock.now += STEP_MS
    const visitor = browse(shop)
    await visitor.open('/staff/login')
    await visitor.post('/staff/login', { email: EVA.email, password: STAFF_PASSWORD, to })
    await visitor.open('/staff/code')
    const answer = await visitor.post('/staff/code', { code: codeAt(clock.now, secret), to })
    return answer.headers.location
  }

  equal(await enter('/staff/me?x=1'), '/staff/me?x=1')
  for (const to of [
    '//evil.example',
    'https://evil.example',
    '/staff//evil',
    '/staffx',
    '/cart',
    '/staff/\\evil',
  ]) {
    equal(await enter(to), '/staff', to)
  }
})

test('passwords are changed by who knows the old one, and end other logins', async (t) => {
  const opened = await openStaff(t)
  const { visitor } = await firstLogin(opened)
  const change = async (current: string, password: string) => {
    await visitor.open('/staff/me')
    return textOf((await visitor.submit('/staff/me/password', { current, password })).body)
  }

  match(await change('fel', 'fyra gröna bilar'), /nuvarande lösenordet stämmer inte/)
  match(await change(STAFF_PASSWORD, 'kort'), /för kort/)
  match(await change(STAFF_PASSWORD, 'fyra gröna bilar'), /Lösenordet är bytt/)
  match((await passwordOf(browse(opened.shop))).body, /stämmer inte/)
})

test('a page is read in the language of its reader', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  await eva.submit('/staff/me/language', { language: 'en' })

  match(eva.page(), /<html lang="en">/)
  match(eva.page(), /Saved\./)
  const guest = await opened.shop.inject({
    url: '/staff/login',
    headers: { 'accept-language': 'en-GB,sv;q=0.5' },
  })
  match(guest.body, /<html lang="en">/)
  match((await opened.shop.inject('/staff/login')).body, /<html lang="sv">/)
})

test('a secret is encrypted anew with the key of the settings when its owner logs in', async (t) => {
  const opened = await openStaff(t, { staffKeys: ['k'.repeat(32)] })
  const eva = await opened.staff('owner', 'Eva')
  const secret = async () =>
    (
      await opened.db
        .selectFrom('staff_member')
        .select('totp_secret as it')
        .where('id', '=', eva.id)
        .executeTakeFirstOrThrow()
    ).it ?? ''
  const before = await secret()
  const prove = async () => {
    await eva.open('/staff/prove')
    await eva.submit('/staff/prove', { code: codeAt(opened.clock.now) })
  }

  await prove()
  const after = await secret()
  ok(!before.includes('.') && after.includes('.'))
  opened.clock.now += STEP_MS
  await prove()
  equal(await secret(), after)
  deepEqual(await auditOf(opened.db), ['staff.prove', 'staff.prove'])
})
