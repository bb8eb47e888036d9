import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { agree } from '../../helpers/price-lists.ts'
import { request } from '../../helpers/quotations.ts'
import { auditOf, openStaff, shownIn } from '../../helpers/staff.ts'

const LISTS = '/staff/price-lists'

async function openLists(t: TestContext) {
  const opened = await openStaff(t)
  const siv = await opened.staff('sales', 'Siv')
  await siv.open(LISTS)
  const made = await siv.post(LISTS, { name: 'Lundas avtal' })
  const path = String(made.headers.location)
  const send = async (act: string, fields: Fields = {}) => {
    await siv.submit(`${path}${act}`, { ...shownIn(siv.page(), `${path}${act}`), ...fields })
    return textOf(siv.page())
  }
  await siv.follow(made)
  return { opened, siv, path, send }
}

test('a list is made, filled, given to a company, taken back and deleted', async (t) => {
  const { opened, siv, path, send } = await openLists(t)
  match(textOf(siv.page()), /Listan har inga rader/)
  match(await send('/lines', { lines: 'SHOE-42;1;700\n*;10;12,5%' }), /Listan har nu 2 rader/)
  const page = textOf(siv.page())
  match(page, /Alla artiklar från 10 st -12,5%/)
  match(page, /SHOE-42 Löparsko Åska, 42, Blå från 1 st 800 kr → 700 kr/)
  match(page, /Siv: ändrade priserna i en prislista/)
  match(await send('/companies', { company: '8024000005' }), /Lunda IF betalar nu enligt listan/)
  match(await send('/companies', { company: 'lunda if' }), /Lunda IF har redan listan/)
  match(await send('/companies', { company: 'Ingen' }), /Inget företag heter så/)
  match(await send('', { name: 'Avtal' }), /Sparat/)
  match(await send('/companies/removed', { company: 'lunda-if' }), /Företaget betalar inte längre/)
  match(await send('/deleted'), /Listan är borttagen/)
  equal((await siv.open(path)).statusCode, 404)
  deepEqual(await auditOf(opened.db), [
    'pricelist.created',
    'pricelist.lines',
    'pricelist.company.added',
    'pricelist.renamed',
    'pricelist.company.removed',
    'pricelist.deleted',
  ])
})

test('a file with faults names its rows, and changes nothing', async (t) => {
  const { opened, siv, path, send } = await openLists(t)
  await send('/lines', { lines: 'SHOE-42;1;700' })
  const said = await send('/lines', { lines: 'SHOE-42;1;600\nNONE;1;5' })
  match(said, /Ingenting är ändrat. Rad 2: ”NONE” är varken en artikel eller en produkt/)
  match(siv.page(), /<textarea[^>]*>SHOE-42;1;600\nNONE;1;5<\/textarea>/)
  const lines = await opened.db.selectFrom('price_list_line').select('price').execute()
  deepEqual(lines, [{ price: 70_000 }])
  const old = Buffer.from('artikel;antal;pris\r\nPLENTY-1;1;5\r\n\xc5;1;5', 'latin1')
  await siv.follow(
    await siv.post(`${path}/lines`, shownIn(siv.page(), `${path}/lines`), { file: old }),
  )
  match(textOf(siv.page()), /Rad 3: ”Å” är varken/)
  const file = await siv.open(`${path}/file`)
  match(String(file.headers['content-disposition']), /price-list-1\.csv/)
  equal(file.body, '\ufeff"article";"from";"price"\r\n"SHOE-42";"1";"700"\r\n')
})

test('whoever has an older page of a list changes nothing', async (t) => {
  const { siv, path, send } = await openLists(t)
  const before = shownIn(siv.page(), `${path}/lines`)
  await send('/lines', { lines: 'SHOE-42;1;700' })
  await siv.submit(`${path}/lines`, { ...before, lines: 'SHOE-42;1;1' })
  match(textOf(siv.page()), /Någon annan har ändrat listan/)
})

test('what is agreed for goods without a price is filled in for an offer', async (t) => {
  const opened = await openStaff(t)
  await agree(opened.db, ['QUOTE-1;1;4321,50', 'QUOTE-1;50;4000'])
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const asked = await bo.ask('/api/quotation', request())
  equal(asked.statusCode, 200, asked.body)
  const [found] = await opened.db.selectFrom('quotation').select('id').execute()
  const siv = await opened.staff('sales', 'Siv')
  await siv.open(`/staff/quotations/${found?.id}`)
  match(siv.page(), /name="price-\d+"[^>]*value="4321,50"|value="4321,50"[^>]*name="price/)
})
