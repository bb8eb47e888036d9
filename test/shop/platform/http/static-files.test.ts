import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { openShop, temporaryFolder } from '../../../helpers/open-shop.ts'

const SCRIPT = 'export const parts = 1\n'.repeat(100)

function makeFolder(t: TestContext): string {
  const folder = join(temporaryFolder(t), 'ui')
  mkdirSync(folder)
  for (const name of ['courtside.js', 'mini-cart-AB12CD34.js', 'AB12CD34.js']) {
    writeFileSync(join(folder, name), SCRIPT)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(SCRIPT))
  }
  writeFileSync(join(folder, 'courtside.css'), 'a{}')
  writeFileSync(join(folder, '..', 'secret.txt'), 'secret')
  return folder
}

test('serves files that never change for a year, and others with a tag', async (t) => {
  const { shop } = await openShop(t, { folders: { ui: makeFolder(t) } })

  const part = await shop.inject('/ui/mini-cart-AB12CD34.js')
  const small = await shop.inject('/ui/AB12CD34.js')
  const loader = await shop.inject('/ui/courtside.js')

  equal(small.headers['cache-control'], part.headers['cache-control'])
  deepEqual([part.statusCode, part.body], [200, SCRIPT])
  equal(part.headers['cache-control'], 'public, max-age=31536000, immutable')
  match(String(part.headers['content-type']), /^text\/javascript|^application\/javascript/)
  equal(loader.headers['cache-control'], 'no-cache')
  const headers = { 'if-none-match': String(loader.headers.etag) }
  equal((await shop.inject({ url: '/ui/courtside.js', headers })).statusCode, 304)
})

test('sends what was compressed beforehand', async (t) => {
  const { shop } = await openShop(t, { folders: { ui: makeFolder(t) } })
  const headers = { 'accept-encoding': 'br, gzip' }

  const response = await shop.inject({ url: '/ui/courtside.js', headers })

  equal(response.headers['content-encoding'], 'br')
  match(String(response.headers.vary), /accept-encoding/i)
  equal(brotliDecompressSync(response.rawPayload).toString(), SCRIPT)
})

test('gives nothing away beside the folder, and sets no cookie on files', async (t) => {
  const { shop } = await openShop(t, { folders: { ui: makeFolder(t) } })
  const paths = [
    '/ui/../secret.txt',
    '/ui/%2e%2e/secret.txt',
    '/ui/..%2fsecret.txt',
    '/ui/%2e%2e%2fsecret.txt',
    '/ui/....//secret.txt',
    '/ui/x%2f..%2fcourtside.js',
    '/ui/x%5c..%5ccourtside.js',
    '/ui/%63ourtside.js',
    '/ui//courtside.js',
    '//ui/courtside.js',
    '/ui/courtside.js/',
    '/ui/courtside.js%20',
    '/ui/',
    '/ui/missing.js',
    '/ui/courtside.js%00.css',
    '/ui-lite/courtside.js',
  ]

  for (const url of paths) {
    const response = await shop.inject({ url })
    equal([400, 403, 404].includes(response.statusCode), true, `${url} ${response.statusCode}`)
    equal(response.body.includes('secret'), false, url)
    match(String(response.headers['cache-control']), /no-store/, url)
  }
  equal((await shop.inject('/ui/courtside.js')).headers['set-cookie'], undefined)
})

test('sends typefaces to nobody who saves data', async (t) => {
  const ui = makeFolder(t)
  writeFileSync(join(ui, 'figtree-AB12CD34.woff2'), 'wOF2')
  const { shop } = await openShop(t, { folders: { ui } })
  const url = '/ui/figtree-AB12CD34.woff2'

  const sent = await shop.inject(url)
  const saved = await shop.inject({ url, headers: { 'save-data': 'on' } })

  deepEqual(
    [sent.statusCode, sent.body, sent.headers.vary],
    [200, 'wOF2', 'save-data, accept-encoding'],
  )
  equal(sent.headers['content-type'], 'font/woff2')
  equal(saved.statusCode, 404)
  match(String(saved.headers['cache-control']), /no-store/)
})
