import { expect, oneEvent } from '@open-wc/testing'
import { shopEvents } from '../../src/events/shop-events.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { hearLeaving, leaveAgain, sentTo } from './form-fixtures.ts'
import { FIELDS, field, GET_FIELDS, press, renderRegister, SAVE } from './register-fixtures.ts'

const DONE = { body: { success: true, successText: 'Titta i din inkorg.', fields: null } }

describe('register-me', () => {
  it('draws each field by its type, and is accessible', async () => {
    stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } } })
    const element = await renderRegister('types="B2C"')

    const types = [...element.querySelectorAll<HTMLInputElement>('[name]')].map((it) => it.type)
    expect(types).to.deep.equal(['email', 'text', 'password', 'text', 'select-one', 'checkbox'])
    expect(element.querySelector('.cs-switch') === null).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('sends what is filled in, without the spaces of the address', async () => {
    const calls = stubFetch({
      [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } },
      [SAVE]: DONE,
    })
    const element = await renderRegister('types="B2C" token="abc"')
    field(element, '_email').value = ' kim @example.com '
    field(element, 'firstName').value = 'Kim'
    field(element, 'gender').value = 'Female'
    field(element, 'Consent').checked = true
    const heard: string[] = []
    const undo = shopEvents.on('member:registered', (type) => void heard.push(type))

    setTimeout(() => press(element))
    const { detail } = await oneEvent(element, 'courtside:registered')
    undo()

    expect(detail).to.deep.equal({ type: 'B2C' })
    expect(heard).to.deep.equal(['B2C'])
    expect(calls.map((it) => it.path)[0]).to.equal('/api/registerme/GetFields/?token=abc')
    expect(calls.at(-1)?.body).to.deep.equal({
      type: 'B2C',
      token: 'abc',
      fields: [
        { fieldId: '_email', fieldValue: 'kim@example.com' },
        { fieldId: 'firstName', fieldValue: 'Kim' },
        { fieldId: 'password', fieldValue: '' },
        { fieldId: 'birthDate', fieldValue: '' },
        { fieldId: 'gender', fieldValue: 'Female' },
        { fieldId: 'Consent', fieldValue: true },
      ],
    })
  })

  it('names the words it has shown, and shows those that have come since before it names them', async () => {
    const changed = {
      fieldId: 'Consent',
      fieldType: 'Checkbox',
      fieldLabel: 'Jag vill ännu',
      fieldDescription: 'Nya ord',
      validatorMessage: 'Texten har ändrats',
    }
    const calls = stubFetch({
      [GET_FIELDS]: { body: { fields: FIELDS, successText: '', words: 'first' } },
      [SAVE]: [{ body: { success: false, fields: [changed], words: 'second' } }, DONE],
    })
    const element = await renderRegister('types="B2C"')
    const sent = () => calls.filter((it) => it.path.includes('SaveMember'))
    press(element)
    await until(() => element.textContent?.includes('Texten har ändrats'))
    expect(element.textContent).to.contain('Jag vill ännu').and.contain('Nya ord')
    await until(() => !find<HTMLButtonElement>(element, 'button[data-act="register-B2C"]').disabled)

    press(element)
    await until(() => element.textContent?.includes('Titta i din inkorg.'))

    expect(sent().map(({ body }) => (body as { words?: string }).words)).to.deep.equal([
      'first',
      'second',
    ])
  })

  it('says what is wrong as text, clears it before the next try, and keeps what is typed', async () => {
    const wrong = { fieldId: 'firstName', fieldType: 'Text', validatorMessage: '<b>Fel</b>' }
    const calls = stubFetch({
      [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } },
      [SAVE]: [{ body: { success: false, fields: [wrong] } }, { ...DONE, delayMs: 60 }],
    })
    const element = await renderRegister('types="B2C"')
    field(element, 'firstName').value = 'K'
    press(element)
    await until(() => element.querySelector('.cs-faults'))

    const control = field(element, 'firstName')
    expect(control.getAttribute('aria-invalid')).to.equal('true')
    expect(element.querySelector('b') === null).to.equal(true)
    expect(find(element, '.cs-field .cs-error').textContent).to.contain('<b>Fel</b>')
    expect(control.value).to.equal('K')
    await until(() => document.activeElement === find(element, '.cs-faults'))
    find<HTMLAnchorElement>(element, '.cs-faults a').click()
    expect(document.activeElement === control).to.equal(true)

    press(element)
    await until(() => calls.length === 3)
    expect(element.querySelector('.cs-error, .cs-faults') === null).to.equal(true)
    await until(() => element.querySelector('.register-me__done'))
  })

  it('says that it is done with the focus on it, and goes on after a second', async () => {
    stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } }, [SAVE]: DONE })
    hearLeaving()
    const element = await renderRegister('types="B2C" redirecturl="/account"')
    press(element)
    await until(() => element.querySelector('.register-me__done'))
    const from = performance.now()

    const done = find(element, '.register-me__done')
    expect(done.textContent).to.contain('Titta i din inkorg.')
    await until(() => document.activeElement === done)
    expect(find(element, 'a').getAttribute('href')).to.equal('/account')
    expect(sentTo).to.deep.equal([])
    await until(() => sentTo.length > 0)
    expect(performance.now() - from).to.be.greaterThan(900)
    expect(sentTo).to.deep.equal(['/account'])
    leaveAgain()
  })

  it('goes nowhere once the visitor has left, nor to another site', async () => {
    hearLeaving()
    for (const url of ['/account', 'https://evil.example/', 'javascript:alert(1)', '//evil.se']) {
      stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } }, [SAVE]: DONE })
      const element = await renderRegister(`types="B2C" redirecturl="${url}"`)
      press(element)
      await until(() => element.querySelector('.register-me__done'))
      if (url === '/account') dispatchEvent(new PageTransitionEvent('pagehide'))
      else expect(element.querySelector('a') === null).to.equal(true)
      await new Promise((resolve) => setTimeout(resolve, 1200))
    }
    expect(sentTo).to.deep.equal([])
    leaveAgain()
  })

  it('judges a password when it is left, and from then on with each key', async () => {
    stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } } })
    const element = await renderRegister('types="B2C"')
    const password = field(element, 'password')
    const fault = () => element.querySelector('.cs-field .cs-error')?.textContent ?? ''
    const type = (value: string) => {
      password.value = value
      password.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    password.focus()
    type('kort')
    expect(fault()).to.equal('')

    password.blur()
    await until(() => fault().includes('8'))
    type('tre blå hästar')

    await until(() => fault() === '')
  })

  it('is a text field for a date until it is focused, for a hundred years either way', async () => {
    stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } } })
    const element = await renderRegister('types="B2C"')
    const date = field(element, 'birthDate')
    const year = new Date().getUTCFullYear()

    expect(date.type).to.equal('text')
    expect(date.min.slice(0, 4)).to.equal(String(year - 100))
    expect(date.max.slice(0, 4)).to.equal(String(year + 100))
    date.focus()
    await until(() => date.type === 'date')
    expect(document.activeElement === date).to.equal(true)
    field(element, 'firstName').focus()
    await until(() => date.type === 'text')
  })

  it('shows the format of a date as long as it applies', async () => {
    const hint = { fieldDescription: 'Skriv som 1990-05-17.' }
    const fields = FIELDS.map((it) => (it.fieldId === 'birthDate' ? { ...it, ...hint } : it))
    stubFetch({ [GET_FIELDS]: { body: { fields, successText: '' } } })
    const element = await renderRegister('types="B2C"')
    const date = field(element, 'birthDate')
    const described = () => date.getAttribute('aria-describedby')

    expect([date.type, described()]).to.deep.equal(['text', `${date.id}-hint`])
    date.focus()
    await until(() => date.type === 'date')
    expect(described()).to.equal(null)
    date.value = '1990-05-17'
    field(element, 'firstName').focus()
    expect(date.value).to.equal('1990-05-17')
  })

  for (const [name, wrong, words, right] of [
    ['password', 'fyra', 'Använd minst 8 tecken.', 'fyra gröna'],
    ['password', 'fem 123', 'Använd minst 8 tecken.', 'fem 1234'],
    ['_email', 'ada@example.org,', 'Skriv adressen så här: namn@exempel.se', 'ada@example.org'],
    ['_email', 'mailto:a@b.se', 'Skriv adressen så här: namn@exempel.se', 'a@b.se'],
    ['_email', '<a@b.se>', 'Skriv adressen så här: namn@exempel.se', 'a @b.se\u200b'],
  ] as const) {
    it(`judges ${wrong} in ${name} when it is left, until the key that makes it right`, async () => {
      const calls = stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } } })
      const element = await renderRegister('types="B2C"')
      const box = field(element, name)
      const said = () => element.querySelector(`#${box.id}-error`)?.textContent ?? ''
      const typeIn = (value: string) => {
        box.focus()
        box.value = value
        box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }

      typeIn(wrong)
      expect(said()).to.equal('')
      field(element, 'firstName').focus()
      await until(() => said() === words)
      expect(box.getAttribute('aria-invalid')).to.equal('true')
      typeIn(right)
      await until(() => said() === '')
      field(element, 'firstName').focus()
      expect([said(), calls.length]).to.deep.equal(['', 1])
    })
  }

  it('locks the address of a token', async () => {
    const [email, ...rest] = FIELDS
    const filled = { ...email, fieldValue: 'k•••@e•••.com' }
    stubFetch({ [GET_FIELDS]: { body: { fields: [filled, ...rest], successText: '' } } })
    const element = await renderRegister('types="B2C" token="abc"')

    expect(field(element, '_email').readOnly).to.equal(true)
    expect(field(element, '_email').value).to.equal('k•••@e•••.com')
    expect(field(element, 'firstName').readOnly).to.equal(false)
  })

  it('can be tried again after a failure, and sends once for two presses', async () => {
    const calls = stubFetch({
      [GET_FIELDS]: ['reset', { body: { fields: FIELDS, successText: '' } }],
      [SAVE]: [{ status: 500 }, { ...DONE, delayMs: 80 }],
    })
    const element = await (async () => {
      const { render } = await import('../helpers/render.tsx')
      return render('<register-me types="B2C"></register-me>')
    })()
    await until(() => element.querySelector('[role=alert] button'))
    find<HTMLButtonElement>(element, '[role=alert] button').click()
    await until(() => element.querySelector('[name=firstName]'))
    field(element, 'firstName').value = 'Kim'
    press(element)
    await until(() => element.querySelector('[role=alert]'))
    expect(field(element, 'firstName').value).to.equal('Kim')
    press(element)
    press(element)
    await until(() => element.querySelector('.register-me__done'))
    expect(calls.filter((it) => it.method === 'POST').length).to.equal(2)
  })
})
