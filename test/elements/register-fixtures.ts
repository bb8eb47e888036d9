import { define } from '../../src/elements/register-me/register-me-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'

define('register-me')

export const GET_FIELDS = 'GET /api/registerme/GetFields/'
export const GET_SNIPPET = 'GET /api/registerme/GetRegistrationHtmlSnippet/'
export const SAVE = 'POST /api/registerme/SaveMember/'

const OPTIONS = JSON.stringify([
  { Key: '', Value: 'Inget' },
  { Key: 'Female', Value: 'Dam' },
])

/** One field of each type, as backends send them. */
export const FIELDS = [
  { fieldId: '_email', fieldType: 'Text', fieldLabel: 'E-post', fieldValue: '' },
  { fieldId: 'firstName', fieldType: 'Text', fieldLabel: 'Förnamn' },
  { fieldId: 'password', fieldType: 'Password', fieldLabel: 'Lösenord' },
  { fieldId: 'birthDate', fieldType: 'Date', fieldLabel: 'Födelsedag' },
  { fieldId: 'gender', fieldType: 'TextOption', fieldLabel: 'Kläder', fieldOrgValue: OPTIONS },
  { fieldId: 'Consent', fieldType: 'Checkbox', fieldLabel: 'Jag vill', fieldValue: false },
]

export const SNIPPET = `<p class="intro">Ansök</p>
<div><label for="company-name">Företag</label><input id="company-name" name="companyName"></div>
<label for="company-mail">E-post</label><input id="company-mail" name="email" type="email">
<input type="hidden" name="formId" value="7"><label>Ja <input type="checkbox" name="terms"></label>`

export async function renderRegister(attributes = ''): Promise<HTMLElement> {
  const element = await render(`<register-me ${attributes}></register-me>`)
  await until(() => element.querySelector('form:not([hidden]) button[type=submit]'))
  return element
}

export function field<Found extends HTMLElement = HTMLInputElement>(
  place: ParentNode,
  name: string,
): Found {
  return find<Found>(place, `[name="${name}"]`)
}

export function press(place: ParentNode, act = 'register-B2C'): void {
  find<HTMLButtonElement>(place, `button[data-act="${act}"]`).click()
}
