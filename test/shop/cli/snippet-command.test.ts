import { equal, match } from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runSnippet } from '../../../shop/cli/run-snippet.ts'

const built = mkdtempSync(join(tmpdir(), 'courtside-snippet-'))
writeFileSync(
  join(built, 'manifest.json'),
  JSON.stringify({ integrity: { 'courtside.js': 'sha384-abc' } }),
)
after(() => rmSync(built, { recursive: true }))

async function snippet(words: string[], environment = {}, folder = built) {
  const said = { out: '', error: '' }
  const voices = {
    out: (text: string) => {
      said.out += text
    },
    error: (text: string) => {
      said.error += text
    },
  }
  return { code: await runSnippet({ words, environment, voices }, folder), ...said }
}

test('prints the two lines of a page elsewhere, and apart from them what else it needs', async () => {
  const { code, out, error } = await snippet(['https://shop.test/', 'https://www.page.test/a?b'])

  equal(code, 0)
  equal(
    out,
    `<link rel="stylesheet" href="https://shop.test/ui/courtside.css">
<script type="module" src="https://shop.test/ui/courtside.js" data-api="https://shop.test/api" crossorigin
  integrity="sha384-abc"></script>\n`,
  )
  match(error, /"origins": { "pages": \["https:\/\/www\.page\.test"\] }/)
  match(error, /after an update of the shop the\nlines are others/)
  match(error, /https:\/\/shop\.test in script-src, style-src, connect-src/)
})

test('takes the shop’s address from BASE_URL, and speaks Swedish where the system does', async () => {
  const { out, error } = await snippet([], { BASE_URL: 'https://shop.test', LANG: 'sv_SE.UTF-8' })

  match(out, /src="https:\/\/shop\.test\/ui\/courtside\.js"/)
  match(error, /shop\.json måste namnge sidan.*https:\/\/www\.example\.com/)
})

test('says what is missing in place of lines that would not work', async () => {
  for (const words of [[], ['shop.test'], ['ftp://shop.test'], ['https://shop.test', 'page']]) {
    const { code, out, error } = await snippet(words)
    equal([code, out].join(), '1,')
    match(error, /^Name the shop’s address/)
  }
  const { code, error } = await snippet(['https://shop.test'], {}, join(built, 'nowhere'))
  equal(code, 1)
  match(error, /npm run build/)
})
