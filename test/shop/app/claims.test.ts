import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { filesToRerun } from '../../../scripts/rerun.mjs'
import { FIRST_LINK_HOURS, LINK_MINUTES } from '../../../shop/account/customers/paths.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { sessionCookies } from '../../../shop/platform/http/session-cookie.ts'
import { helpText } from '../../../shop/settings/settings.ts'
import { openShop } from '../../helpers/open-shop.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const README = read('README.md')
const SECURITY = read('SECURITY.md')
const CONTRIBUTING = read('CONTRIBUTING.md')
const DEPLOYMENT = read('docs/deployment.md')

const figure = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

test('README and CONTRIBUTING name the Node that package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const text of [README, CONTRIBUTING]) {
    const [, said] = /Node ([\d.]+) or newer/.exec(text) ?? []
    equal(`>=${said}`, engines.node)
  }
})

test('the table of settings says the defaults that --help says', () => {
  const help = helpText({ LANG: 'en' })
  const usual = (name: string) => {
    const line = new RegExp(`^ +${name} .*$`, 'm').exec(help)?.[0]
    return line === undefined ? 'no setting' : (/\(default: (.*?)\)$/.exec(line)?.[1] ?? '–')
  }
  const rows = [...DEPLOYMENT.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)]
  const said = rows.map(([, name = '', value = '']) => [name, value.replaceAll('`', '')])
  deepEqual(
    said,
    said.map(([name = '']) => [name, usual(name).replace('the shop’s', "the shop's")]),
  )
})

test('every page has the policy that SECURITY promises: hashes and Trusted Types, and no nonces', async (t) => {
  const { shop } = await openShop(t)
  match(SECURITY, /policy with hashes and Trusted Types on every page/)
  for (const url of ['/', '/en/cart', '/checkout', '/staff/login', '/nothing']) {
    const { headers } = await shop.inject({ url, headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    match(policy, /script-src 'self'/, url)
    match(policy, /require-trusted-types-for 'script'/, url)
    doesNotMatch(policy, /nonce-|unsafe-eval|script-src [^;]*'unsafe-inline'/, url)
  }
})

test('sessions have as many bits as SECURITY says, and links live as long', async (t) => {
  const { db } = await openShop(t)
  const cookies = sessionCookies(await readSigner(db), false)
  const [id = ''] = cookies.issue().split('.')
  equal(Buffer.from(id, 'base64url').length * 8, figure(SECURITY, /opaque (\d+)-bit ids/))
  equal(LINK_MINUTES, figure(SECURITY, /good once, and for (\d+) minutes/))
  equal(FIRST_LINK_HOURS, figure(SECURITY, /\(the first one of an account for (\d+) hours\)/))
})

test('a write needs what SECURITY says: the origin always, the token where there is a session', async (t) => {
  const { shop, visitor } = await openShop(t)
  match(SECURITY, /needs an `Origin` of the same scheme, host and port/)
  const article = { articleNumber: 'SHOE-42', quantity: 1 }
  const headers = { 'content-type': 'application/json' }
  const send = (more: object) =>
    shop.inject({
      ...{ method: 'POST', url: '/api/cart/add', payload: JSON.stringify(article) },
      headers: { ...headers, ...more },
    })
  equal((await send({ origin: 'https://elsewhere.example' })).statusCode, 403)
  equal((await send({})).statusCode, 200)
  const kim = visitor()
  await kim.ask('/api/cart/add', article)
  equal((await send({ cookie: kim.cookie() })).statusCode, 403)
})

test('CONTRIBUTING says how many files that failed npm test runs again', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
  const [, said = ''] = /runs up to (\w+) files that failed once more/.exec(CONTRIBUTING) ?? []
  const most = words.indexOf(said)
  const failing = (n: number) =>
    Array.from({ length: n }, (_, at) => `test at test/a${at}.test.ts:1:1`).join('\n')
  equal(filesToRerun(failing(most), most).length, most)
  equal(filesToRerun(failing(most + 1), most + 1).length, 0)
})
