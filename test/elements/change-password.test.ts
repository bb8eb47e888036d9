import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/change-password/change-password-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svAccount } from '../../src/i18n/texts/account/sv.ts'
import { svCore } from '../../src/i18n/texts/core/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { alertOf, box, keepOnPage, sentTo, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('change-password')

const CHANGE = 'POST /api/user/changepassword'
const TAG = '<change-password token="T1" redirecturl="/account"></change-password>'
const GOOD = 'tre blå hästar'
const INVALID = svAccount['changepassword.invalidinput']
const refusal = (message: string, status = 400) => ({ status, body: { message } })
const saved = { body: { isAuthenticated: true, token: 'next' } }

function typeBoth(el: Element, first: string, second = first): void {
  typeInto(el, 'NewPassword', first)
  typeInto(el, 'RepeatedPassword', second)
}

keepOnPage()

describe('change-password', () => {
  it('shows the rule before anything is typed, and sends the password as it was typed', async () => {
    const calls = stubFetch({ [CHANGE]: saved })
    const el = await render(TAG)
    const events: Event[] = []
    el.addEventListener('courtside:password-chosen', (it) => events.push(it))
    expect(find(el, '#change-password-rule').textContent).to.equal(
      'Minst 8 tecken. Gärna några ord i rad.',
    )

    typeBoth(el, ` ${GOOD} `)
    submitOf(el).click()
    await until(() => stateOf(el) === 'completed')

    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).to.deep.equal([
      {
        method: 'POST',
        path: '/api/user/changepassword',
        body: { ResetPasswordToken: 'T1', NewPassword: ` ${GOOD} ` },
      },
    ])
    expect(events.length).to.equal(1)
  })

  for (const [first, second] of [
    ['', ''],
    [GOOD, `${GOOD} `],
    [GOOD, ''],
  ] as const) {
    it(`sends nothing for "${first}" and "${second}", and says why`, async () => {
      const calls = stubFetch({})
      const el = await render(TAG)
      typeInto(el, 'NewPassword', first)
      box(el, 'RepeatedPassword').value = second

      submitOf(el).click()
      await until(() => alertOf(el))

      expect([alertOf(el), calls.length, stateOf(el)]).to.deep.equal([INVALID, 0, 'idle'])
      expect(box(el, 'NewPassword').getAttribute('aria-invalid')).to.equal('true')
    })
  }

  it('judges when the second field is as long as the first, and at each key from then on', async () => {
    stubFetch({})
    const el = await render(TAG)
    typeBoth(el, 'abcdefgh', 'abcdefg')
    await Promise.resolve()
    const before = alertOf(el)
    typeInto(el, 'RepeatedPassword', 'abcdefgx')
    await until(() => alertOf(el) === INVALID)
    typeInto(el, 'RepeatedPassword', 'abcdefgh')
    await until(() => alertOf(el) === undefined)
    typeInto(el, 'RepeatedPassword', 'abc')
    await until(() => alertOf(el) === INVALID)

    expect(before).to.equal(undefined)
  })

  it('judges when the second field is left', async () => {
    stubFetch({})
    const el = await render(TAG)
    typeBoth(el, 'abcdefgh', 'abc')
    expect(alertOf(el)).to.equal(undefined)

    box(el, 'RepeatedPassword').blur()

    await until(() => alertOf(el) === INVALID)
  })

  it('is disabled from success on, has the focus on it, and leads on after two seconds', async () => {
    stubFetch({ [CHANGE]: saved })
    const el = await render(TAG)
    typeBoth(el, GOOD)
    const clock = fakeClock()
    try {
      submitOf(el).click()
      await drawn(clock, () => stateOf(el) === 'completed')
      const told = find(el, '.cs-notice-done')
      await clock.pass(1999)
      expect([sentTo.length, stateOf(el)]).to.deep.equal([0, 'completed'])
      expect(box(el, 'NewPassword').disabled && box(el, 'RepeatedPassword').disabled).to.equal(true)
      expect(document.activeElement === told).to.equal(true)
      expect(told.querySelector('a')?.getAttribute('href')).to.equal('/account')
      await clock.pass(1)
      expect(sentTo).to.deep.equal(['/account'])
    } finally {
      clock.stop()
    }
  })

  it('does not redirect a visitor who has left the page', async () => {
    stubFetch({ [CHANGE]: saved })
    const el = await render(TAG)
    typeBoth(el, GOOD)
    const clock = fakeClock()
    try {
      submitOf(el).click()
      await drawn(clock, () => stateOf(el) === 'completed')
      dispatchEvent(new Event('pagehide'))
      await clock.pass(5000)
      expect(sentTo).to.deep.equal([])
    } finally {
      clock.stop()
    }
  })

  it('leads to no other site, and has no link there', async () => {
    stubFetch({ [CHANGE]: saved })
    for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const el = await render(`<change-password token="T1" redirecturl="${url}"></change-password>`)
      typeBoth(el, GOOD)
      submitOf(el).click()
      await until(() => stateOf(el) === 'completed')
      expect(el.querySelector('.cs-notice-done a')).to.equal(null)
    }
    expect(sentTo).to.deep.equal([])
  })

  it('shows an error for three seconds, and can be sent again then', async () => {
    const calls = stubFetch({ [CHANGE]: [refusal('weak'), saved] })
    const el = await render(TAG)
    typeBoth(el, GOOD)
    const clock = fakeClock()
    try {
      submitOf(el).click()
      await drawn(clock, () => stateOf(el) === 'error')
      expect([stateOf(el), alertOf(el)]).to.deep.equal(['error', svAccount['changepassword.weak']])
      await clock.pass(2999)
      submitOf(el).click()
      await clock.pass(0)
      expect([stateOf(el), calls.length]).to.deep.equal(['error', 1])
      await clock.pass(1)
      await drawn(clock, () => stateOf(el) === 'idle')
      expect(stateOf(el)).to.equal('idle')
      submitOf(el).click()
      await drawn(clock, () => stateOf(el) === 'completed')
      expect([stateOf(el), calls.length]).to.deep.equal(['completed', 2])
    } finally {
      clock.stop()
    }
  })

  for (const [name, answer, words] of [
    ['a code', refusal('expired'), svAccount['changepassword.expired']],
    ['another family’s code', refusal('tokenused'), svAccount['changepassword.tokenused']],
    ['a length', refusal('tooshort'), 'Använd minst 8 tecken.'],
    ['a code without words', refusal('nope'), 'genericerror'],
    ['html', refusal('<img src=x onerror=alert(1)>'), 'genericerror'],
    ['a name of objects', refusal('constructor'), 'genericerror'],
    ['no body', { status: 400 }, 'genericerror'],
    ['another status', refusal('weak', 422), 'genericerror'],
    ['a fault', refusal('expired', 500), 'genericerror'],
    ['no answer', 'reset', svCore['error.network']],
    ['what was done before', refusal('done'), svAccount['changepassword.done']],
  ] as const) {
    it(`never shows what the shop says raw: ${name}`, async () => {
      stubFetch({ [CHANGE]: answer })
      const el = await render(TAG)
      typeBoth(el, GOOD)

      submitOf(el).click()
      await until(() => alertOf(el))

      const generic = 'Något gick fel hos oss'
      if (words === 'genericerror') expect(alertOf(el)?.startsWith(generic)).to.equal(true)
      else expect(alertOf(el)).to.equal(words)
      expect(box(el, 'NewPassword').value).to.equal(GOOD)
    })
  }

  it('holds a preset password disabled with a placeholder, and never sends that', async () => {
    const calls = stubFetch({ [CHANGE]: saved })
    const el = await render('<change-password token="T1" presetpassword></change-password>')
    for (const name of ['NewPassword', 'RepeatedPassword']) {
      expect([box(el, name).disabled, box(el, name).value]).to.deep.equal([true, '••••••••'])
    }

    submitOf(el).click()
    await until(() => stateOf(el) === 'completed')

    expect(calls.map(({ body }) => body)).to.deep.equal([
      { ResetPasswordToken: 'T1', NewPassword: '' },
    ])
  })

  it('sends one request however often it is pressed', async () => {
    const { answer, give } = deferredResponse()
    const calls = stubFetch({ [CHANGE]: answer })
    const el = await render(TAG)
    typeBoth(el, GOOD)

    for (let press = 0; press < 4; press += 1) await sendKeys({ press: 'Enter' })
    await until(() => stateOf(el) === 'loading')
    give(saved)
    await until(() => stateOf(el) === 'completed')

    expect(calls.length).to.equal(1)
  })

  it('shows a password and hides it again, and keeps value and caret', async () => {
    const el = await render(TAG)
    typeInto(el, 'NewPassword', GOOD)
    const field = box(el, 'NewPassword')
    field.setSelectionRange(4, 7)
    const show = find<HTMLButtonElement>(el, '[data-act="show-NewPassword"]')
    const seen = () => [field.type, field.value, field.selectionStart, field.selectionEnd]

    show.click()
    await until(() => field.type === 'text')
    const shown = seen()
    show.click()
    await until(() => field.type === 'password')

    expect(shown).to.deep.equal(['text', GOOD, 4, 7])
    expect(seen()).to.deep.equal(['password', GOOD, 4, 7])
  })

  it('says in words how hard a password looks to guess', async () => {
    const el = await render(TAG)
    const words = find(el, '[role="status"]')
    for (const [typed, said] of [
      ['abc', '5 tecken till behövs.'],
      ['11112222', 'Lätt att gissa. Lägg till ett ord eller två.'],
      ['hyrbilen', 'Bra. Ännu längre är ännu bättre.'],
      ['tre gula hyrbilar', 'Svårt att gissa.'],
      ['', ''],
    ] as const) {
      typeInto(el, 'NewPassword', typed)
      await until(() => words.textContent === said)
    }
  })

  it('is accessible: at rest, with an error, and done', async () => {
    stubFetch({ [CHANGE]: saved })
    const el = await render(TAG.replace(' token', ' title="Nytt" username="a@b.se" token'))
    await expect(el).to.be.accessible()
    submitOf(el).click()
    await until(() => alertOf(el))
    await expect(el).to.be.accessible()
    typeBoth(el, GOOD)
    submitOf(el).click()
    await until(() => stateOf(el) === 'completed')
    await expect(el).to.be.accessible()
  })
})
