import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from '../../helpers/form-visitor.ts'
import { breakable } from '../../helpers/signs.ts'
import { hiddenOf, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

const WORDS = [
  ['', 'Spara anmälan som fil', 'Gäller: Boken; en sko', 'Mottaget: 23 november 2026 kl. 11:00:00'],
  [
    '/en',
    'Save the cancellation as a file',
    'Concerns: Boken; en sko',
    'Received: 23 November 2026 at 11:00',
  ],
] as const

for (const [prefix, link, about, at] of WORDS) {
  for (const kind of ['known', 'unknown'] as const) {
    test(`below "${prefix}", a statement on an order that is ${kind} can be saved`, async (t) => {
      const shop = await openWithdrawals(t)
      const order = await shop.order()
      const number = kind === 'known' ? order.number : '261121-NOSUCH'
      const guest = browse(shop.shop)
      const url = `${prefix}/withdraw`
      const stated = statementOf({ number }, { articles: 'Boken; en sko' })
      await guest.open(url)
      const step2 = await guest.post(url, { step: 'review', ...stated })

      const end = await guest.submit(url, { ...hiddenOf(step2.body), step: 'confirm' })

      const [, href = '', words] = /<a href="([^"]+save=1)"[^>]*>([^<]+)</.exec(end.body) ?? []
      equal(words, link)
      const file = await guest.open(href.replaceAll('&amp;', '&'))
      deepEqual(
        [file.statusCode, file.headers['content-type'], file.headers['content-disposition']],
        [200, 'text/plain; charset=utf-8', `attachment; filename="withdrawal-${number}.txt"`],
      )
      match(String(file.headers['cache-control']), /no-store/)
      for (const said of [number, 'Kim Ek', about, at])
        ok(breakable(file.body).includes(said), file.body)
      const forged = await guest.open(href.replaceAll('&amp;', '&').replace('mark=', 'mark=x'))
      equal(forged.headers['content-disposition'], undefined)
    })
  }
}
