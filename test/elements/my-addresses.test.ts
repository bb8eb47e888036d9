import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { svCore } from '../../src/i18n/texts/core/sv.ts'
import { svLists } from '../../src/i18n/texts/lists/sv.ts'
import { find, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import {
  ADDRESSES,
  ARENA,
  act,
  control,
  entries,
  fill,
  HOME,
  isFocused,
  press,
  renderList,
  TAG,
} from './list-fixtures.ts'

const GET = `GET ${ADDRESSES}`
const POST = `POST ${ADDRESSES}`
const PUT = `PUT ${ADDRESSES}`
const DELETE = `DELETE ${ADDRESSES}`
const TYPED = { address: 'Nygatan 2', zipCode: '111 22', city: 'Byn' }
const said = (el: ParentNode) => el.querySelector('[role=alert]')?.textContent
const live = () => document.querySelector('body > .cs-live-region[role=status]')?.textContent

/** Fills in the form of a new address, and saves it. */
async function saveNew(el: HTMLElement): Promise<void> {
  press(el, 'add')
  await until(() => el.querySelector('form'))
  fill(el, TYPED)
  press(el, 'save')
}

describe('my-addresses', () => {
  it('lists what there is, with country and use, and is accessible', async () => {
    stubFetch({ [GET]: { body: [HOME, ARENA] } })
    const el = await renderList()

    const lines = [...el.querySelectorAll('li .cs-list__lines')].map((it) =>
      [...it.children].map((line) => line.textContent),
    )
    expect(lines).to.deep.equal([
      ['Hemgatan 1', '222 21 Lunda', 'Leverans'],
      ['Arenagatan 4', 'c/o Bo', '0150 Oslo', 'Norge', 'Faktura'],
    ])
    expect(act(el, 'edit a2').getAttribute('aria-label')).to.equal('Ändra Arenagatan 4')
    await expect(el).to.be.accessible()
  })

  it('shows phone numbers as they are written in the shop’s country, and those of others with theirs', async () => {
    const phones = ['+46701740605', '+4722123456', 'Ring hem']
    const body = phones.map((phoneNumber, at) => ({ ...HOME, systemId: `p${at}`, phoneNumber }))
    stubFetch({ [GET]: { body } })
    const el = await renderList()

    const shown = [...el.querySelectorAll('li .cs-list__lines')].map((it) => it.children[2])
    expect(shown.map((it) => it?.textContent)).to.deep.equal([
      '070-174\u00a006\u00a005',
      '+47\u00a022\u00a012\u00a034\u00a056',
      'Ring\u00a0hem',
    ])
  })

  it('adds one by keyboard alone, reads the list again, and leads to what is new', async () => {
    const calls = stubFetch({ [GET]: [{ body: [] }, { body: [HOME] }], [POST]: { status: 200 } })
    const el = await renderList()
    expect(el.textContent).to.contain(svLists['list.addresses.none'])
    act(el, 'add').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => isFocused(el, 'title'))
    await expect(el).to.be.accessible()
    fill(el, TYPED)
    control(el, 'city').focus()

    setTimeout(() => void sendKeys({ press: 'Enter' }))
    const { detail } = await oneEvent(el, 'courtside:list-changed')

    expect(detail).to.deep.equal({ list: 'addresses' })
    expect(calls.map(({ method }) => method)).to.deep.equal(['GET', 'POST', 'GET'])
    expect(calls[1]?.body).to.deep.equal({
      ...{ addressType: 'Shipping', careOf: '', address2: '', country: 'SE', phoneNumber: '' },
      ...TYPED,
    })
    expect(entries(el)).to.deep.equal(['Hemgatan 1'])
    await until(() => isFocused(el, 'edit a1'))
    expect(find(el, '.cs-list__notice').textContent).to.equal(svLists['list.saved'])
    await until(() => live() === svLists['list.saved'])
  })

  it('changes one, with the systemId, and comes back to it', async () => {
    const calls = stubFetch({ [GET]: { body: [HOME, ARENA] }, [PUT]: { body: ARENA } })
    const el = await renderList()
    press(el, 'edit a2')
    await until(() => isFocused(el, 'title'))
    expect(find(el, 'h2').textContent).to.equal('Ändra Arenagatan 4')
    expect(control(el, 'country').value).to.equal('NO')
    fill(el, { city: 'Bergen' })

    press(el, 'save')
    await until(() => isFocused(el, 'edit a2'))

    expect(calls[1]?.body).to.deep.equal({ ...ARENA, city: 'Bergen' })
  })

  it('asks by name before one is removed, and leads to the next one', async () => {
    const calls = stubFetch({ [GET]: [{ body: [HOME, ARENA] }, { body: [ARENA] }], [DELETE]: {} })
    const el = await renderList()
    act(el, 'remove a1').focus()
    press(el, 'remove a1')
    await until(() => el.querySelector('dialog:modal'))
    const dialog = find(el, 'dialog')
    expect(find(dialog, 'h2').textContent).to.equal('Ta bort Hemgatan 1?')
    expect(isFocused(dialog, 'cancel')).to.equal(true)
    await expect(el).to.be.accessible()

    press(dialog, 'removal')
    await until(() => isFocused(el, 'edit a2'))

    expect(calls.map(({ method, body }) => ({ method, body }))[1]).to.deep.equal({
      method: 'DELETE',
      body: 'a1',
    })
    expect(entries(el)).to.deep.equal(['Arenagatan 4'])
    expect(el.querySelector('dialog') === null).to.equal(true)
  })

  it('closes the question by Escape, with the focus back where it was', async () => {
    stubFetch({ [GET]: { body: [HOME] } })
    const el = await renderList()
    act(el, 'remove a1').focus()
    press(el, 'remove a1')
    await until(() => el.querySelector('dialog:modal'))

    await sendKeys({ press: 'Escape' })

    await until(() => !el.querySelector('dialog'))
    await until(() => isFocused(el, 'remove a1'))
    expect(entries(el)).to.deep.equal(['Hemgatan 1'])
  })

  it('closes the form by Back', async () => {
    stubFetch({ [GET]: { body: [HOME] } })
    const el = await renderList()
    press(el, 'add')
    await until(() => history.state?.courtsideOverlay)

    history.back()

    await until(() => isFocused(el, 'add'))
  })

  it('says what is wrong beside its fields and asks nobody, by the country that is chosen', async () => {
    const calls = stubFetch({ [GET]: { body: [] } })
    const el = await renderList()
    press(el, 'add')
    await until(() => el.querySelector('form'))
    expect(find(el, '#addresses-zipCode-hint').textContent).to.equal('5 siffror')
    fill(el, { ...TYPED, country: 'NO' })
    await until(() => find(el, '#addresses-zipCode-hint').textContent === '4 siffror')

    press(el, 'save')
    await until(() => document.activeElement === el.querySelector('.cs-faults'))

    expect(control(el, 'zipCode').getAttribute('aria-invalid')).to.equal('true')
    expect(find(el, '.cs-faults').textContent).to.contain('Postnumret ska ha 4 siffror')
    expect(control(el, 'address').value).to.equal('Nygatan 2')
    expect(calls.length).to.equal(1)
    await expect(el).to.be.accessible()
  })

  it('shows the shop’s modelState as is, and clears it before the next attempt', async () => {
    const wrong = { message: 'x', modelState: { city: ['<b>Ingen ort</b>'], other: ['Annat'] } }
    const next = deferredResponse()
    stubFetch({
      [GET]: { body: [HOME] },
      [POST]: [{ status: 400, body: wrong }, next.answer],
    })
    const el = await renderList()
    await saveNew(el)
    await until(() => el.querySelector('.cs-faults'))

    expect(find(el, '#addresses-city-error').textContent).to.equal('<b>Ingen ort</b>')
    expect(find(el, '.cs-faults').textContent).to.contain('Annat')
    press(el, 'save')
    press(el, 'save')
    await until(() => act(el, 'save').dataset.state === 'loading')
    expect(el.querySelector('.cs-faults, .cs-error') === null).to.equal(true)
    next.give({ status: 200 })
    await until(() => el.querySelector('.cs-list__notice'))
  })

  it('keeps the form after a logout, and offers the login next to it', async () => {
    const calls = stubFetch({
      [GET]: { body: [HOME] },
      [POST]: [{ status: 401, body: { message: 'x' } }, { status: 200 }],
    })
    const el = await renderList()
    await saveNew(el)
    await until(() => said(el))

    expect(said(el)).to.contain(svLists['list.login.kept'])
    const link = find<HTMLAnchorElement>(el, 'a[href="/login"]')
    expect(link.target).to.equal('_blank')
    await expect(el).to.be.accessible()
    // The login in the other tab has succeeded.
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => !said(el))
    expect(control(el, 'address').value).to.equal('Nygatan 2')
    press(el, 'save')
    await until(() => el.querySelector('.cs-list__notice'))
    expect(calls.filter(({ method }) => method === 'POST').length).to.equal(2)
  })

  it('shows nobody a list without a login, and none that is not theirs any more', async () => {
    stubFetch({ [GET]: [{ body: [HOME] }, { status: 401, body: { message: 'x' } }] })
    const el = await renderList()

    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => said(el))

    expect(said(el)).to.equal(svLists['list.login'])
    expect(find<HTMLAnchorElement>(el, 'a').getAttribute('href')).to.equal('/login')
    expect(entries(el)).to.deep.equal([])
    await expect(el).to.be.accessible()
  })

  it('says that the net is away, and tries again', async () => {
    stubFetch({ [GET]: ['reset', { body: [HOME] }] })
    const el = await renderList()
    expect(said(el)).to.contain(svCore['error.network'])
    await expect(el).to.be.accessible()

    press(el, 'retry')

    await until(() => entries(el).length === 1)
  })

  it('reports what is saved as saved where the list cannot be read after it', async () => {
    stubFetch({ [GET]: [{ body: [HOME] }, 'reset', { body: [HOME] }], [PUT]: {} })
    const el = await renderList()
    press(el, 'edit a1')
    await until(() => el.querySelector('form'))
    press(el, 'save')
    await until(() => el.querySelector('.cs-list__notice'))

    expect(said(el)).to.contain(svLists['list.stale'])
    press(el, 'retry')
    await until(() => !said(el))
  })

  it('keeps the list that it has where another try cannot read it either', async () => {
    const calls = stubFetch({
      [GET]: [{ body: [HOME] }, 'reset', 'reset', { body: [] }],
      [PUT]: {},
    })
    const el = await renderList()
    press(el, 'edit a1')
    await until(() => el.querySelector('form'))
    press(el, 'save')
    await until(() => el.querySelector('.cs-list__notice'))
    expect(said(el)).to.contain(svLists['list.stale'])

    press(el, 'retry')
    await until(() => said(el)?.startsWith(svCore['error.network']))
    expect([entries(el).length, calls.length]).to.deep.equal([1, 4])

    press(el, 'retry')
    await until(() => entries(el).length === 0)
  })

  it('sends the same again under the same key after an answer that was lost', async () => {
    const calls = stubFetch({ [GET]: { body: [] }, [POST]: ['reset', {}] })
    const el = await renderList()
    await saveNew(el)
    await until(() => said(el))
    press(el, 'save')
    await until(() => el.querySelector('.cs-list__notice'))

    const keys = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).to.equal(2)
    expect(keys[0]).to.be.a('string')
    expect(keys[1]).to.equal(keys[0])
  })

  it('learns from another tab: what is removed there is gone, and its form says so', async () => {
    const gone = { status: 410, body: { message: 'Adressen är borttagen.' } }
    stubFetch({ [GET]: [{ body: [HOME, ARENA] }, { body: [HOME] }], [PUT]: gone })
    const el = await renderList()
    press(el, 'edit a2')
    await until(() => el.querySelector('form'))
    press(el, 'save')
    await until(() => said(el))

    expect(said(el)).to.equal('Adressen är borttagen.')
    press(el, 'cancel')
    await until(() => entries(el).length === 1)
    await until(() => isFocused(el, 'add'))
  })

  it('says that the list may be old where it cannot be read after its entry was gone', async () => {
    const gone = { status: 410, body: { message: 'Adressen är borttagen.' } }
    stubFetch({ [GET]: [{ body: [HOME, ARENA] }, 'reset', { body: [HOME] }], [PUT]: gone })
    const el = await renderList()
    press(el, 'edit a2')
    await until(() => el.querySelector('form'))
    press(el, 'save')
    await until(() => said(el)?.includes(svLists['list.stale']))

    expect(find(el, 'form [role=alert]').textContent).to.equal('Adressen är borttagen.')
    press(el, 'cancel')
    await until(() => entries(el).length === 2)
    press(el, 'retry')
    await until(() => entries(el).length === 1 && !said(el))
  })

  it('lets a slow save be given up, with what is typed', async () => {
    stubFetch({ [GET]: { body: [] }, [POST]: 'hang' })
    const el = await renderList()
    await saveNew(el)
    await until(() => el.querySelector('[data-act=stop]'))
    await expect(el).to.be.accessible()

    press(el, 'stop')

    await until(() => said(el) === svCore['error.stopped'])
    expect(control(el, 'address').value).to.equal('Nygatan 2')
  })

  it('takes what backends of the family print', async () => {
    const odd = { ...HOME, systemId: 7, zipCode: 22221, careOf: null, country: null }
    const backends = [
      [{ body: null }, []],
      [{ status: 200 }, []],
      [{ body: [null, odd] }, ['Hemgatan 1']],
    ] as const
    for (const [answer, shown] of backends) {
      stubFetch({ [GET]: answer })
      const el = await renderList(TAG)
      expect([said(el), entries(el)]).to.deep.equal([undefined, [...shown]])
    }
  })

  it('says that a list could not be read', async () => {
    stubFetch({ [GET]: { body: 'nonsense' } })
    const el = await renderList()
    expect(said(el)).to.contain(svCore.genericerror.slice(0, 20))
  })

  it('offers no changes to a customer who may only read', async () => {
    stubFetch({ [GET]: { body: [{ ...HOME, editable: false }] } })
    const el = await renderList()
    expect(el.querySelector('[data-act]') === null).to.equal(true)
    expect(el.textContent).to.contain(svLists['list.readonly'])
    await expect(el).to.be.accessible()
  })
})
