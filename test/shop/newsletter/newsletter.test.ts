import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { linkOf, openNewsletter, postForm, put, SUBSCRIBE } from '../../helpers/newsletter.ts'

const HOUR_MS = 60 * 60 * 1000

test('asks the address typed in the checkout, and counts only its own yes', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('Anna.New@Example.com')

  const answer = await put(anna, {
    acceptNewsletter: true,
    gender: 'Female',
    orderId: anna.orderId,
  })
  const [mail, ...others] = await shop.mails()
  const token = linkOf(mail).split('token=')[1] ?? ''
  const confirmed = await postForm(shop.shop, '/newsletter/confirm', { token })

  deepEqual(answer.json(), { message: 'Tack! Titta i din inkorg för att bekräfta.' })
  deepEqual([mail?.to, others.length], ['anna.new@example.com', 0])
  equal(confirmed.statusCode, 303)
  equal(confirmed.headers.location, '/newsletter/confirm?done=1')
  deepEqual(await shop.consents(), [
    { email: 'anna.new@example.com', gender: 'Female', isConfirmed: true },
  ])
})

test('does nothing for an order placed without asking', async (t) => {
  const shop = await openNewsletter(t)
  await shop.buyer('anna@example.com')

  deepEqual([await shop.mails(), await shop.consents()], [[], []])
})

test('answers the same for addresses that are unknown, waiting, and confirmed', async (t) => {
  const shop = await openNewsletter(t)
  const ask = async () => {
    const { statusCode, body } = await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
    return `${statusCode} ${body}`
  }

  const unknown = await ask()
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? ''
  const waiting = await ask()
  await postForm(shop.shop, '/newsletter/confirm', { token })
  const confirmed = await ask()

  deepEqual([waiting, confirmed], [unknown, unknown])
  deepEqual(await shop.mails(), [])
})

test('sends one mail for many changes of mind about the gender', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('anna.new@example.com')

  for (const gender of ['', 'Male', 'Female', null]) {
    equal((await put(anna, { acceptNewsletter: true, gender })).statusCode, 200)
  }

  equal((await shop.mails()).length, 1)
  deepEqual((await shop.consents())[0]?.gender, null)
})

test('refuses any other gender, and a wish that is none', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('anna.new@example.com')
  const bad = [
    { acceptNewsletter: true, gender: 'female' },
    { acceptNewsletter: true, gender: 'Male,Female' },
    { acceptNewsletter: true, gender: ['Male'] },
    { acceptNewsletter: 'true' },
    { gender: 'Male' },
    null,
  ]

  for (const body of bad) equal((await put(anna, body)).statusCode, 400, JSON.stringify(body))
  deepEqual(await shop.consents(), [])
})

test('signs up nobody else: not an address that is sent, nor that of another checkout', async (t) => {
  const shop = await openNewsletter(t)
  const victim = await shop.buyer('victim@example.com')
  const attacker = await shop.buyer('attacker@example.com')
  const outsider = shop.visitor()
  const optIn = { acceptNewsletter: true }

  const foreign = await put(attacker, { ...optIn, orderId: victim.orderId })
  const unknown = await put(attacker, { ...optIn, orderId: 'no such order' })
  const empty = await put(outsider, { ...optIn, orderId: victim.orderId })
  await put(attacker, { ...optIn, email: 'victim@example.com' })

  deepEqual([foreign.statusCode, unknown.statusCode, empty.statusCode], [404, 404, 404])
  equal(foreign.json().message, unknown.json().message)
  deepEqual(
    (await shop.consents()).map(({ email }) => email),
    ['attacker@example.com'],
  )
})

test('says which field is missing where no address has been typed', async (t) => {
  const shop = await openNewsletter(t)

  for (const email of ['', 'no address', 'a@b, c@d', 'a@b\r\nBcc: c@d']) {
    const response = await put(await shop.buyer(email), { acceptNewsletter: true })
    equal(response.statusCode, 400)
    deepEqual(Object.keys(response.json().modelState), ['customerDetails-email'])
  }
  deepEqual(await shop.mails(), [])
})

test('takes back a wish before it is confirmed, and its mail where it has not gone', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('anna.new@example.com')
  await put(anna, { acceptNewsletter: true })

  equal((await put(anna, { acceptNewsletter: false })).statusCode, 200)

  deepEqual([await shop.mails(), await shop.consents()], [[], []])
})

test('floods nobody: three mails a day to one address, thirty questions an hour', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('anna.new@example.com')
  let count = 0

  for (let left = 6; left > 0; left -= 1) {
    await put(anna, { acceptNewsletter: false })
    await put(anna, { acceptNewsletter: true })
    count += (await shop.mails()).length
    shop.clock.now += 2 * HOUR_MS
  }
  equal(count, 3)
  const answers: number[] = []
  for (let number = 0; number < 31; number += 1) {
    const email = `eva${number}@example.com`
    answers.push((await shop.visitor().ask(SUBSCRIBE, { email })).statusCode)
  }
  deepEqual(answers, [...Array.from({ length: 30 }, () => 200), 429])
})
