import { drawn } from 'drawn-by-server:../drawn/register.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/register-me/register-me-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'

define('register-me')

for (const name of ['person', 'refused', 'company']) {
  it(`register-me keeps the nodes of the server, and what is typed in them: ${name}`, async () => {
    const calls = stubFetch({})
    const place = document.createElement('div')
    place.innerHTML = drawn[name] ?? ''
    const before = [...place.querySelectorAll('form, input, select, a, p, label')]
    const typed = find<HTMLInputElement>(place, '[name=firstName]')
    typed.value = 'Kimberly'
    const element = find<HTMLElement>(place, 'register-me')

    document.body.append(place)
    await until(() => element.dataset.state === 'ready')

    const after = [...place.querySelectorAll('form, input, select, a, p, label')]
    expect(after).to.deep.equal(before)
    expect(typed.value).to.equal('Kimberly')
    expect(find<HTMLFormElement>(place, 'form').getAttribute('action')).to.equal('/register')
    expect(calls).to.deep.equal([])
    place.remove()
  })
}

it('register-me judges what was typed and left before it woke, and nothing that is still being typed', async () => {
  stubFetch({})
  const place = document.createElement('div')
  place.innerHTML = drawn.person ?? ''
  const email = find<HTMLInputElement>(place, '[name=_email]')
  const password = find<HTMLInputElement>(place, '[name=password]')
  email.value = 'kim'
  password.value = 'kort'
  document.body.append(place)
  email.focus()

  await until(() => place.querySelector('.cs-field .cs-error'))

  expect(password.getAttribute('aria-invalid')).to.equal('true')
  expect(email.getAttribute('aria-invalid')).to.equal(null)
  place.remove()
})
