import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/newsletter-block/newsletter-block-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svContent } from '../../src/i18n/texts/content/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { alertOf, box, keepOnPage, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('newsletter-block')
keepOnPage()

const SUBSCRIBE = 'POST /api/newsletter/subscribe'
const asked = { body: { message: 'x' } }
const block = (attributes = '') => render(`<newsletter-block ${attributes}></newsletter-block>`)

describe('newsletter-block', () => {
  it('asks for the mail, and says so in place of the form, with the focus on it', async () => {
    const calls = stubFetch({ [SUBSCRIBE]: asked })
    const el = await block()
    typeInto(el, 'email', ' anna@example.com')

    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))

    expect(calls.map(({ body }) => body)).to.deep.equal([{ email: 'anna@example.com' }])
    const told = find(el, '.cs-notice-done')
    expect(told.textContent).to.equal(svContent['newsletter.done'])
    expect(el.querySelector('form')).to.equal(null)
    await until(() => document.activeElement === told)
  })

  it('says what the shop says of an address, as it says it, and keeps what was typed', async () => {
    stubFetch({
      [SUBSCRIBE]: {
        status: 400,
        body: { modelState: { email: ['Inget <b>postkontor</b> där'] } },
      },
    })
    const el = await block()
    typeInto(el, 'email', 'a@b')

    submitOf(el).click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal('Inget <b>postkontor</b> där')
    expect([box(el, 'email').value, stateOf(el)]).to.deep.equal(['a@b', 'error'])
    expect(box(el, 'email').getAttribute('aria-invalid')).to.equal('true')
  })

  it('says that the shop is not reached, and lets one try again', async () => {
    const calls = stubFetch({ [SUBSCRIBE]: ['reset', asked] })
    const el = await block()
    typeInto(el, 'email', 'a@b.se')
    submitOf(el).click()
    await until(() => alertOf(el))

    await until(() => stateOf(el) === 'idle')
    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))

    expect(calls.length).to.equal(2)
  })

  it('says its own words, or those of its attributes, as text', async () => {
    const own = await block()
    expect(find(own, 'h2').textContent).to.equal(svContent['newsletter.title'])
    expect(find(own, '.newsletter-block__consent').textContent).to.equal(
      svContent['newsletter.consent'],
    )

    const given = await block('title="<b>Hej" text="<i>Vi" consenttext="<script>"')
    expect(
      ['h2', 'h2 + p', '.newsletter-block__consent'].map((it) => find(given, it).textContent),
    ).to.deep.equal(['<b>Hej', '<i>Vi', '<script>'])
  })

  it('has no box that is ticked, and stands twice on a page', async () => {
    const place = await render(
      '<div><newsletter-block></newsletter-block><newsletter-block></newsletter-block></div>',
    )
    await until(() => place.querySelectorAll('input').length === 2)

    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length)
    expect(place.querySelectorAll(':checked').length).to.equal(0)
  })

  it('is accessible, asking, refused and done', async () => {
    stubFetch({
      [SUBSCRIBE]: [
        { status: 400, body: { modelState: { email: ['Inget <b>postkontor</b> där'] } } },
        asked,
      ],
    })
    const el = await block()
    await expect(el).to.be.accessible()
    typeInto(el, 'email', 'a@b.se')
    submitOf(el).click()
    await until(() => alertOf(el))
    await expect(el).to.be.accessible()
    await until(() => stateOf(el) === 'idle')
    submitOf(el).click()
    await until(() => el.querySelector('.cs-notice-done'))
    await expect(el).to.be.accessible()
  })
})
