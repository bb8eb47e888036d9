import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, mailTo, says } from '../../helpers/mail-languages.ts'
import { openStaff, order } from '../../helpers/staff.ts'
import { CALL, statementOf } from '../../helpers/withdrawals.ts'

for (const language of LANGUAGES) {
  test(`a withdrawal is acknowledged in the language that it was stated in, whatever the order’s: ${language}`, async (t) => {
    const opened = await openStaff(t)
    for (const ordered of LANGUAGES) {
      const visitor = () => opened.visitor({ language: ordered })
      const bought = await order({ ...opened, visitor })
      await opened.mails()
      const answer = await opened.visitor({ language }).ask(CALL, statementOf(bought))
      equal(answer.statusCode, 200, answer.body)

      says(await mailTo(opened, 'kim@example.com'), language, {
        subject: { sv: /^Du har ångrat beställning/, en: /^You have cancelled order/ },
        text: {
          sv: /Jag ångrar mitt köp[\s\S]*Banköverföring i förskott/,
          en: /I withdraw from[\s\S]*Bank transfer in advance/,
        },
        path: `/order/${bought.orderId}?key=`,
      })
    }
  })
}
