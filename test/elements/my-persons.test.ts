import { expect } from '@open-wc/testing'
import { svLists } from '../../src/i18n/texts/lists/sv.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import {
  act,
  BO,
  control,
  entries,
  fill,
  isFocused,
  KIM,
  PERSONS,
  press,
  renderList,
} from './list-fixtures.ts'

const GET = `GET ${PERSONS}`
const TAG = '<my-persons loginurl="/login"></my-persons>'

describe('my-persons', () => {
  it('lists the company’s buyers with their roles, and is accessible', async () => {
    const other = { ...KIM, systemId: 'eva', firstName: 'Eva', role: 'Inköpschef' }
    stubFetch({ [GET]: { body: [BO, KIM, other] } })
    const el = await renderList(TAG)

    expect(entries(el)).to.deep.equal(['Bo Berg', 'Kim Berg', 'Eva Berg'])
    expect(find(el, 'ul').textContent).to.match(/Godkännare.*Köpare.*Inköpschef/)
    await expect(el).to.be.accessible()
  })

  it('adds a buyer, unless another role is chosen', async () => {
    const calls = stubFetch({ [GET]: { body: [BO] }, [`POST ${PERSONS}`]: {} })
    const el = await renderList(TAG)
    press(el, 'add')
    await until(() => el.querySelector('form'))
    expect(control(el, 'role').value).to.equal('buyer')
    expect(control(el, 'email').readOnly).to.equal(false)
    await expect(el).to.be.accessible()
    fill(el, { firstName: 'Kim', lastName: 'Ek', email: 'kim@example.com' })

    press(el, 'save')
    await until(() => el.querySelector('.cs-list__notice'))

    expect(calls[1]?.body).to.deep.equal({
      ...{ firstName: 'Kim', lastName: 'Ek', email: 'kim@example.com', phone: '', role: 'buyer' },
    })
  })

  it('keeps a role that only the backend knows, and locks the address', async () => {
    const other = { ...KIM, role: 'Inköpschef' }
    const calls = stubFetch({ [GET]: { body: [other] }, [`PUT ${PERSONS}`]: {} })
    const el = await renderList(TAG)
    press(el, 'edit kim')
    await until(() => el.querySelector('form'))
    expect(control(el, 'email').readOnly).to.equal(true)

    press(el, 'save')
    await until(() => isFocused(el, 'edit kim'))

    expect(calls[1]?.body).to.deep.include({ systemId: 'kim', role: 'Inköpschef' })
  })

  it('says at the role why the last approver stays', async () => {
    const last = 'Minst en godkännare måste finnas kvar.'
    const refusal = { status: 409, body: { message: last, modelState: { role: [last] } } }
    stubFetch({
      [GET]: { body: [BO] },
      [`PUT ${PERSONS}`]: refusal,
      [`DELETE ${PERSONS}`]: refusal,
    })
    const el = await renderList(TAG)
    press(el, 'edit bo')
    await until(() => el.querySelector('form'))
    fill(el, { role: 'buyer' })
    press(el, 'save')
    await until(() => el.querySelector('.cs-faults'))
    expect(find(el, '#persons-role-error').textContent).to.equal(last)
    expect(control(el, 'role').value).to.equal('buyer')

    press(el, 'cancel')
    await until(() => isFocused(el, 'edit bo'))
    press(el, 'remove bo')
    await until(() => el.querySelector('dialog:modal'))
    press(el, 'removal')
    await until(() => el.querySelector('dialog .cs-problem'))
    expect(find(el, 'dialog .cs-problem').textContent).to.equal(last)
    await expect(el).to.be.accessible()
  })

  it('lets each entry say whether it may be changed', async () => {
    stubFetch({ [GET]: { body: [BO, { ...KIM, editable: false }] } })
    const el = await renderList(TAG)
    expect(act(el, 'edit bo').textContent).to.equal(svLists['list.change'])
    expect(el.querySelector('[data-act="edit kim"]') === null).to.equal(true)
  })
})
