import { test } from 'node:test'
import { expireApprovals } from '../../../shop/approvals/decide-approval.ts'
import { orderEnds } from '../../../shop/checkout/current/complete-order.ts'
import type { Language } from '../../../src/model/language.ts'
import { orderToApprove } from '../../helpers/approvals.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { LANGUAGES, mailTo, says, visitorOf } from '../../helpers/mail-languages.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const DAYS_4 = 4 * 24 * 60 * 60 * 1000

for (const language of LANGUAGES) {
  test(`an order that awaits approval is mailed of in its language, and an approver’s own: ${language}`, async (t) => {
    const opened = await openStaff(t)
    const { db, clock } = opened
    await addColleague(db, { id: 'kim', role: 'buyer' })
    const kim = visitorOf(opened, language, 'professional')
    await kim.logIn('kim@example.com')
    const speak = (lang: Language) =>
      db.updateTable('customer').set({ lang }).where('id', '=', 'bo').execute()
    const other = language === 'sv' ? 'en' : 'sv'

    const orderId = await orderToApprove(opened, kim)
    const mails = await opened.mails()
    const to = (email: string) => mails.find((it) => it.to === email)
    says(to('bo@example.com'), language, {
      subject: { sv: /^Kim Ek ber dig godkänna/, en: /^Kim Ek asks you to approve order/ },
      text: { sv: /Se beställningen och bestäm/, en: /See the order and decide/ },
      path: `/pro/account/approvals/${orderId}`,
    })
    says(to('kim@example.com'), language, {
      subject: { sv: /väntar på godkännande$/, en: /awaits approval$/ },
      text: { sv: /Beställningen är inte gjord än/, en: /The order is not placed yet/ },
      path: `/pro/account/orders/${orderId}`,
    })

    const bo = await enterAccount(opened, 'bo@example.com', '/pro')
    await bo.open(`/pro/account/approvals/${orderId}`)
    await bo.submit(`/pro/account/approvals/${orderId}/refused`, { message: 'NO 3' })
    says(await mailTo(opened, 'kim@example.com'), language, {
      subject: { sv: /är avslagen$/, en: /was refused$/ },
      text: { sv: /har avslagit[\s\S]*NO 3/, en: /has refused the order[\s\S]*NO 3/ },
      path: `/pro/account/orders/${orderId}`,
    })

    await speak(other)
    const late = await orderToApprove(opened, kim)
    says(await mailTo(opened, 'bo@example.com'), other, {
      subject: { sv: /^Kim Ek ber dig godkänna/, en: /^Kim Ek asks you to approve order/ },
      text: { sv: /Se beställningen och bestäm/, en: /See the order and decide/ },
      path: `/pro/account/approvals/${late}`,
    })
    clock.now += DAYS_4
    await expireApprovals(db, clock.now, orderEnds)
    const ended = await opened.mails()
    const expired = {
      subject: { sv: /blev inte godkänd i tid$/, en: /was not approved in time$/ },
      text: { sv: /Ingen hade godkänt/, en: /Nobody had approved/ },
    }
    const bought = ended.find((it) => it.to === 'kim@example.com')
    says(bought, language, { ...expired, path: `/pro/account/orders/${late}` })
    const decides = ended.find((it) => it.to === 'bo@example.com')
    says(decides, other, { ...expired, path: `/pro/account/approvals/${late}` })
  })
}
