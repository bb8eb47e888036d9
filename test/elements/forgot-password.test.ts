import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/forgot-password/forgot-password-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { alertOf, box, keepOnPage, sentTo, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('forgot-password')

const FORGOT = 'POST /api/user/forgotpassword'
const TAG = '<forgot-password title="Glömt?" loginpageurl="/login"></forgot-password>'
const asked = { body: { message: 'Finns det <b>ett</b> konto …' } }

keepOnPage()

describe('forgot-password', () => {
  it('asks for the mail, and says the same for every address, with the focus on it', async () => {
    const calls = stubFetch({ [FORGOT]: asked })
    const el = await render(TAG)
    typeInto(el, 'email', ' anna@example.com')

    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))

    expect(calls.map(({ body }) => body)).to.deep.equal([{ email: 'anna@example.com' }])
    const told = find(el, '.cs-notice-done')
    expect(told.textContent).to.include('Finns det ett konto för anna@example.com')
    expect(told.textContent).to.include('skräpposten')
    expect(told.textContent).to.include('inom några minuter')
    await until(() => document.activeElement === told)
    expect(find(el, 'a').getAttribute('href')).to.equal('/login')
    expect(sentTo).to.deep.equal([])
  })

  it('says what the shop says of an address, as it says it, and keeps what was typed', async () => {
    const body = { message: 'x', modelState: { email: ['Inget <b>postkontor</b> där'] } }
    stubFetch({ [FORGOT]: { status: 400, body } })
    const el = await render(TAG)
    typeInto(el, 'email', 'a@b')

    submitOf(el).click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal('Inget <b>postkontor</b> där')
    expect([box(el, 'email').value, stateOf(el)]).to.deep.equal(['a@b', 'error'])
  })

  it('leads on where it says so, on this site only', async () => {
    stubFetch({ [FORGOT]: asked })
    const el = await render('<forgot-password redirecturl="/sent"></forgot-password>')
    typeInto(el, 'email', 'a@b.se')
    submitOf(el).click()
    await until(() => sentTo.length > 0)
    expect(sentTo).to.deep.equal(['/sent'])
    expect(find(el, '.cs-notice-done a').getAttribute('href')).to.equal('/sent')
  })

  it('has the address that was typed at the login', async () => {
    sessionStorage.setItem('courtside.email', 'anna@example.com')
    stubFetch({ [FORGOT]: asked })
    const el = await render(TAG)
    expect(box(el, 'email').value).to.equal('anna@example.com')

    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))

    expect(sessionStorage.getItem('courtside.email')).to.equal(null)
  })

  it('has its title as a heading, and the way to the login before anything is sent', async () => {
    const el = await render(TAG)
    expect(find(el, 'h2').textContent).to.equal('Glömt?')
    expect(find(el, 'a').getAttribute('href')).to.equal('/login')

    const bare = await render('<forgot-password></forgot-password>')
    expect(bare.querySelector('h2, a') === null).to.equal(true)
  })

  it('is accessible, asking and done', async () => {
    stubFetch({ [FORGOT]: asked })
    const el = await render(TAG)
    await expect(el).to.be.accessible()
    typeInto(el, 'email', 'a@b.se')
    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))
    await expect(el).to.be.accessible()
  })
})
