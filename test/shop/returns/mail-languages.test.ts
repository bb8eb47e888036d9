import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { ReturnQuote } from '../../../src/contract/returns.ts'
import { LANGUAGES, mailTo, says, visitorOf } from '../../helpers/mail-languages.ts'
import { sentOrder } from '../../helpers/returns.ts'
import { openStaff } from '../../helpers/staff.ts'

const PAID = { sv: /betalade: Banköverföring i förskott/, en: /you paid: Bank transfer/ } as const

for (const language of LANGUAGES) {
  test(`a return and its refusal are mailed in the language of the return, whatever the order’s: ${language}`, async (t) => {
    const opened = await openStaff(t)
    for (const ordered of LANGUAGES) {
      const visitor = visitorOf(opened, ordered)
      const { orderId, rowOf } = await sentOrder(opened, visitor)
      const rows = [{ rowSystemId: rowOf('SHOE-42'), quantity: 1, reason: 'too-small' }]
      const headers = { 'request-context': JSON.stringify({ language, storefront: 'sport' }) }
      const quote = await visitor.ask('/api/returns/quote', { orderId, rows }, { headers })
      match(String(quote.json<ReturnQuote>().terms), PAID[language])
      const answer = await visitor.ask('/api/returns', { orderId, rows }, { headers })
      equal(answer.statusCode, 200, answer.body)
      says(await mailTo(opened, 'kim@example.com'), language, {
        subject: { sv: /^Din retur från beställning/, en: /^Your return from order/ },
        text: {
          sv: /: för liten[\s\S]*betalade: Banköverföring i förskott\./,
          en: /: too small[\s\S]*you paid: Bank transfer in advance\./i,
        },
        path: `/order/${orderId}/returns/`,
      })

      const { id } = await opened.db
        .selectFrom('goods_return')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const eva = await opened.staff('owner', `Eva ${ordered}`)
      await eva.open(`/staff/returns/${id}`)
      await eva.submit(`/staff/returns/${id}/refused`, { message: 'NO 2' })
      says(await mailTo(opened, 'kim@example.com'), language, {
        subject: { sv: /^Om din retur R/, en: /^About your return R/ },
        text: { sv: /Skälet är detta:[\s\S]*NO 2/, en: /This is why:[\s\S]*NO 2/ },
        path: `/order/${orderId}?key=`,
      })
    }
  })
}
