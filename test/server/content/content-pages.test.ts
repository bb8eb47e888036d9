import { equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { STORED_IN_BROWSER } from '../../../src/server/content/stored-in-browser.tsx'
import { openShop } from '../../helpers/open-shop.ts'

test('the page about personal details lists what is kept in the browser, in both languages', async (t) => {
  const { shop } = await openShop(t)
  for (const path of ['/privacy', '/en/privacy']) {
    const { body } = await shop.inject(path)
    const terms = [...body.matchAll(/<dt><code>([^<]+)<\/code><\/dt><dd>([^<]{20,})<\/dd>/g)]
    equal(terms.map(([, name]) => name).join(), Object.keys(STORED_IN_BROWSER).join())
    ok(!/inget mer|nothing more/.test(body))
  }
})

test('the page about personal details names accounts, newsletter and withdrawals', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/privacy')
  for (const said of [/konto/, /nyhetsbrev/, /ångrar/, /kassan/]) match(body, said)
})

test('no page promises labels for returns, or quotes for machines', async (t) => {
  const { shop } = await openShop(t)
  for (const path of ['/', '/pro', '/returns', '/en', '/en/pro', '/en/returns']) {
    const { body } = await shop.inject(path)
    ok(
      !/etikett|return label|offert på maskiner|quotes for machines|med tryck|printed/i.test(body),
      path,
    )
  }
})
