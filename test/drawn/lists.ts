import { createElement } from 'react'
import { ListMarkup, type ListView } from '../../shop/account/pages/list-page.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { entryForm, entryRemoval, type ListItem } from '../../src/model/account-lists.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({
  path: '/account/addresses',
  viewer: { isAuthenticated: true, isBusiness: false, name: 'Anna Ek' },
})

const home: ListItem = {
  systemId: 'a1',
  values: {
    ...{ addressType: 'Shipping', careOf: '', address: 'Hemgatan 1', address2: '' },
    ...{ zipCode: '222 21', city: 'Lunda', country: 'NO', phoneNumber: '' },
  },
  isEditable: true,
}
const bo: ListItem = {
  systemId: 'bo',
  values: {
    ...{ firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com', phone: '' },
    role: 'approver',
  },
  isEditable: true,
}
const list: ListView = { name: 'addresses', items: [home], mayWrite: true, mode: { is: 'list' } }
const form = entryForm('a1', home.values, 'NO')
const faults = [{ field: 'city', words: 'Fyll i ort.' }]

const cases: Readonly<Record<string, ListView>> = {
  list,
  empty: { ...list, items: [] },
  readOnly: { ...list, mayWrite: false },
  form: { ...list, mode: form },
  refused: { ...list, mode: { ...form, faults } },
  loggedOut: { ...list, items: [], mode: { ...form, problem: 'Logga in.', needsLogin: true } },
  removal: { ...list, mode: entryRemoval('a1', false) },
  people: { ...list, name: 'persons', items: [bo] },
  person: { name: 'persons', items: [bo], mayWrite: true, mode: entryForm('bo', bo.values, 'SE') },
}

export const drawn = Object.fromEntries(
  Object.entries(cases).map(([name, it]) => [
    name,
    markupOf(drawPage(page, createElement(ListMarkup, { page, list: it }))),
  ]),
)
