import { define as defineAddresses } from '../../src/elements/my-addresses/my-addresses-view.tsx'
import { define as definePersons } from '../../src/elements/my-persons/my-persons-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'

defineAddresses('my-addresses')
definePersons('my-persons')

export const ADDRESSES = '/api/mypageaddress'
export const PERSONS = '/api/mypageperson'

export const HOME = {
  ...{ systemId: 'a1', addressType: 'Shipping', careOf: '', address: 'Hemgatan 1', address2: '' },
  ...{ zipCode: '222 21', city: 'Lunda', country: 'SE', phoneNumber: '' },
}
export const ARENA = {
  ...{ systemId: 'a2', addressType: 'Billing', careOf: 'Bo', address: 'Arenagatan 4' },
  ...{ address2: '', zipCode: '0150', city: 'Oslo', country: 'NO', phoneNumber: '' },
}
export const BO = {
  ...{ systemId: 'bo', id: 'bo', firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' },
  ...{ phone: '', role: 'approver', editable: true },
}
export const KIM = { ...BO, systemId: 'kim', id: 'kim', firstName: 'Kim', role: 'buyer' }

export const TAG = '<my-addresses countries="SE,NO" loginurl="/login"></my-addresses>'

/** A list that the shop has answered. */
export async function renderList(html = TAG): Promise<HTMLElement> {
  const element = await render(html)
  await until(() => element.querySelector('.cs-list') && !element.querySelector('[role=status]'))
  return element
}

export const act = (place: ParentNode, name: string) =>
  find<HTMLElement>(place, `[data-act="${name}"]`)

export function press(place: ParentNode, name: string): void {
  act(place, name).click()
}

export const control = (place: ParentNode, name: string) =>
  find<HTMLInputElement>(place, `[name="${name}"]`)

export function fill(place: ParentNode, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = control(place, name)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

export const entries = (place: ParentNode) =>
  [...place.querySelectorAll('li strong')].map((it) => it.textContent)

export const isFocused = (place: ParentNode, name: string) =>
  document.activeElement === place.querySelector(`[data-act="${name}"]`)
