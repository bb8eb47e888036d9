import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { createFirstOwner } from '../../../shop/staff/access/owner.ts'
import { bundleProgram, runToEnd } from '../../helpers/run-shop.ts'
import { addressOf, openFilled } from '../../helpers/test-database.ts'

test('npm run staff lets an owner in again, and answers in the language of the system', async (t) => {
  const { db, dataDir } = await openFilled(t)
  const owner = { email: 'eva@shop.example', name: 'Eva', password: 'tre blå hästar' } as const
  await createFirstOwner(db, { ...owner, language: 'sv' })
  const DATABASE_URL = await addressOf(db)
  const program = await bundleProgram('shop/cli/staff.ts')
  const run = (LANG: string, ...words: string[]) =>
    runToEnd(program, { DATA_DIR: dataDir, DATABASE_URL, LANG }, ...words)

  const [link, unknown, swedish, wrong] = await Promise.all([
    run('C', '--recover', owner.email),
    run('C', '--recover', 'nobody@shop.example'),
    run('sv_SE.UTF-8', '--recover', 'nobody@shop.example'),
    run('sv_SE.UTF-8', '--onwer'),
  ])
  match(link.stdout, /^\/staff\/welcome\?token=[\w-]+\n$/)
  match(unknown.stderr, /^Nobody of the staff has the address nobody@shop\.example\.\n$/)
  match(swedish.stderr, /^Ingen i personalen har adressen nobody@shop\.example\.\n$/)
  match(wrong.stderr, /^”--onwer” finns inte att göra här/)
  deepEqual([link.code, unknown.code, swedish.code, wrong.code], [0, 1, 1, 1])
})
