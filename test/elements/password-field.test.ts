import { drawn } from 'drawn-by-server:../drawn/passwords.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/password-field/password-field-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { box } from './form-fixtures.ts'

define('password-field')

const FIELD = '<password-field fieldid="proof" label="Ditt lösenord" required></password-field>'
const show = (el: ParentNode) => find<HTMLButtonElement>(el, 'button')

describe('password-field', () => {
  it('is accessible', async () => {
    await expect(await render(FIELD)).to.be.accessible()
  })

  it('shows what is typed and hides it again, and leaves text and caret as they are', async () => {
    const el = await render(FIELD)
    const field = box(el, 'password')
    field.focus()
    field.value = 'tre blå hästar'
    field.setSelectionRange(3, 3)

    show(el).click()
    await until(() => field.type === 'text')
    expect([field.value, field.selectionStart]).to.deep.equal(['tre blå hästar', 3])
    expect(show(el).getAttribute('aria-label')).to.equal('Dölj lösenord: Ditt lösenord')

    show(el).click()
    await until(() => field.type === 'password')
    expect(field.value).to.equal('tre blå hästar')
  })

  it('lets a manager of passwords paste, whatever its length', async () => {
    const field = box(await render(FIELD), 'password')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })

    expect([field.dispatchEvent(paste), field.maxLength]).to.deep.equal([true, -1])
  })

  it('belongs to the form that it stands in', async () => {
    const place = await render<HTMLFormElement>(`<form>${FIELD}</form>`)
    await until(() => place.querySelector('input'))
    const field = box(place, 'password')

    expect(place.checkValidity()).to.equal(false)
    field.value = 'hemligt'
    expect(place.checkValidity()).to.equal(true)
    expect(new FormData(place).get('password')).to.equal('hemligt')
  })

  it('names the password, its error, and the element with the message', async () => {
    const el = await render(
      '<password-field fieldid="new" label="Nytt" fieldname="next" autocomplete="new-password"' +
        ' invalid describedby="why"></password-field>',
    )
    const field = box(el, 'next')

    expect(field.autocomplete).to.equal('new-password')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(field.getAttribute('aria-describedby')).to.equal('why')
  })

  for (const name of ['proof', 'wrongProof']) {
    it(`keeps the server’s field and what was typed before it came: ${name}`, async () => {
      const place = document.createElement('div')
      place.innerHTML = drawn[name] ?? ''
      const before = [...place.querySelectorAll('input, button')]
      box(place, 'password').value = 'hemligt'
      document.body.append(place)
      await until(() => find<HTMLElement>(place, 'password-field').dataset.state === 'ready')

      const now = [...place.querySelectorAll('input, button')]
      expect(now.length === before.length && now.every((it, at) => it === before[at])).to.equal(
        true,
      )
      expect(box(place, 'password').value).to.equal('hemligt')
      place.remove()
    })
  }
})
