import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { COMPANY } from '../../../helpers/company-request.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { SAVE, sentFields } from '../../../helpers/registration.ts'

const GET_SNIPPET = '/api/registerme/GetRegistrationHtmlSnippet/'

test('the form of a company is html whose names SaveMember takes, in the language of the page', async (t) => {
  const { visitor, db } = await openShop(t)
  for (const [language, label, done] of [
    ['sv', />Företag/, /Vi har fått er ansökan/],
    ['en', />Company name</, /received your application/i],
  ] as const) {
    const lo = visitor({ language })
    const { statusCode, body } = await lo.ask(GET_SNIPPET)
    const { htmlSnippet, successText } = JSON.parse(body)

    equal(statusCode, 200)
    match(htmlSnippet, label)
    match(successText, done)
    doesNotMatch(htmlSnippet, /<form|<script|type="password"| on\w+=|style=/)
    const names = [...htmlSnippet.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
    deepEqual(names.sort(), Object.keys(COMPANY).sort())
  }

  const answer = await visitor().ask(SAVE, { type: 'B2B', fields: sentFields(COMPANY) })
  equal(JSON.parse(answer.body).success, true)
  equal((await db.selectFrom('company_request').select('id').execute()).length, 1)
})
