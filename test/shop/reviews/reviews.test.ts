import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { arrive } from '../../helpers/arrive.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { openReviewer, sendReview, writtenReview } from '../../helpers/reviews.ts'
import { openStaff, order, type StaffShop } from '../../helpers/staff.ts'

const kept = ({ db }: StaffShop) =>
  db.selectFrom('review').select(['stars', 'fit', 'body', 'author', 'state']).execute()

async function slugOf({ db }: StaffShop, id: number): Promise<string> {
  const found = await db.selectFrom('product').select('slug').where('id', '=', id).execute()
  return found[0]?.slug ?? ''
}

test('what a buyer says waits, is read by the staff, and stands on the product’s page', async (t) => {
  const opened = await openStaff(t)
  const sentReview = await writtenReview(opened, { named: 'yes' })
  const { id, writtenAt, productId, guest } = sentReview
  match(textOf(guest.page()), /Tack! Vi läser ditt omdöme/)
  match(textOf(guest.page()), /väntar på att vi läser det/)
  const slug = await slugOf(opened, productId)
  const reader = browse(opened.shop)
  doesNotMatch((await reader.open(`/p/${slug}`)).body, /shop-reviews|cs-stars|aggregateRating/)
  equal((await reader.open(`/p/${slug}/reviews`)).statusCode, 404)

  const eva = await opened.staff('sales', 'Eva')
  await eva.open('/staff/reviews')
  match(textOf(eva.page()), /Att välja bort ett omdöme för att det är dåligt är vilseledande/)
  await eva.submit(`/staff/reviews/${id}/shown`, { writtenAt: String(writtenAt) })
  match(textOf(eva.page()), /visas på varans sida/)
  await eva.submit(`/staff/reviews/${id}/answered`, {
    writtenAt: String(writtenAt),
    reply: 'Tack för att du skrev!',
  })

  opened.clock.now += 60_000
  const page = (await browse(opened.shop).open(`/p/${slug}`)).body
  const text = textOf(page)
  match(text, /4 av 5/)
  match(text, /Sköna\./)
  match(text, /Har köpt varan här/)
  match(text, /Normal i storlek/)
  match(text, /Tack för att du skrev!/)
  match(text, /Det kontrollerar vi mot beställningen/)
  match(page, /"aggregateRating":\{"@type":"AggregateRating","ratingValue":4,"reviewCount":1/)
  match(page, /"reviewBody":"Sköna\."/)
  const all = textOf((await browse(opened.shop).open(`/p/${slug}/reviews`)).body)
  match(all, /Sköna\./)
  const list = await browse(opened.shop).open('/search?q=löparsko')
  match(textOf(list.body), /4,0 av 5, 1 omdöme/)
})

test('only a buyer whose goods were sent can say anything', async (t) => {
  const opened = await openStaff(t)
  const { orderId } = await order(opened)
  const { path, key, guest, productId } = await openReviewer(opened)
  const stranger = browse(opened.shop)
  await stranger.open('/login')
  const sentReview = { product: String(productId), stars: '5' }

  equal((await stranger.open(path)).statusCode, 404)
  equal((await stranger.post(path, sentReview)).statusCode, 404)
  equal((await stranger.post(path, { ...sentReview, key: 'wrong' })).statusCode, 404)
  equal((await guest.post(`/order/${orderId}/reviews`, { ...sentReview, key })).statusCode, 404)
  equal((await guest.post(path, { ...sentReview, key, product: '999999' })).statusCode, 404)
  deepEqual(await kept(opened), [])
})

test('hostile text is kept as plain characters, and never as markup', async (t) => {
  const opened = await openStaff(t)
  const body = '<script>alert(1)</script>\u202Eevil\u2066 https://spam.example </script>'
  const sentReview = await writtenReview(opened, { body })
  const eva = await opened.staff('owner', 'Eva')
  await eva.open('/staff/reviews')
  doesNotMatch(eva.page(), /<script>alert|\u202e/)
  await eva.submit(`/staff/reviews/${sentReview.id}/shown`, {
    writtenAt: String(sentReview.writtenAt),
  })
  opened.clock.now += 60_000

  const slug = await slugOf(opened, sentReview.productId)
  const { body: page } = await browse(opened.shop).open(`/p/${slug}`)

  match(page, /&lt;script&gt;alert\(1\)/)
  doesNotMatch(page, /<script>alert|\u202e|\u2066|href="https:\/\/spam/)
})

test('a form with something to mend comes back as it was typed', async (t) => {
  const opened = await openStaff(t)
  const reviewer = await openReviewer(opened)
  const body = 'x'.repeat(10_000)

  const answer = await sendReview(reviewer, { stars: '', body })

  equal(answer.statusCode, 422)
  const text = textOf(answer.body)
  match(text, /Välj hur många stjärnor du ger/)
  match(text, /Texten är 10 000 tecken\. Korta den till högst 2 000/)
  match(answer.body, /x{10000}<\/textarea>/)
  equal((await sendReview(reviewer, { stars: '6' })).statusCode, 422)
  deepEqual(await kept(opened), [])
})

test('a buyer changes and deletes what they said, and a change is read again', async (t) => {
  const opened = await openStaff(t)
  const sentReview = await writtenReview(opened)
  const { id, writtenAt } = sentReview
  const eva = await opened.staff('sales', 'Eva')
  await sendReview(sentReview, { stars: '1', fit: 'small', body: 'Gick sönder.', named: 'yes' })

  await eva.open('/staff/reviews')
  await eva.submit(`/staff/reviews/${id}/shown`, { writtenAt: String(writtenAt) })
  match(textOf(eva.page()), /Omdömet är ändrat eller redan läst/)
  const [changed] = await kept(opened)
  equal(changed?.state, 'waiting')
  equal(changed?.stars, 1)
  match(changed?.author ?? '', /^\S+ \S\.$/)

  await sendReview(sentReview, { act: 'delete' })
  match(textOf(sentReview.guest.page()), /Omdömet är borttaget/)
  deepEqual(await kept(opened), [])
})

test('a review is left out for a reason of the list only, and its writer reads which', async (t) => {
  const opened = await openStaff(t)
  const { id, writtenAt, guest, path, key } = await writtenReview(opened, { stars: '1' })
  const eva = await opened.staff('sales', 'Eva')
  await eva.open('/staff/reviews')
  const refuse = (reason: string) =>
    eva.submit(`/staff/reviews/${id}/refused`, { writtenAt: String(writtenAt), reason })

  await refuse('bad')
  match(textOf(eva.page()), /Att omdömet är dåligt är ingen orsak/)
  await refuse('personal')
  match(textOf(eva.page()), /visas inte/)

  await arrive(guest.open, `${path}?key=${key}`)
  match(textOf(guest.page()), /Orsak: det innehåller personuppgifter/)
  const owner = await opened.staff('owner', 'Olle')
  await owner.open('/staff/audit')
  match(textOf(owner.page()), /lät bli att visa ett omdöme/)
  match(textOf(owner.page()), /Orsak: Personuppgifter/)
})
