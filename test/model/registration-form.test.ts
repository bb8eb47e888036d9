import { expect } from '@open-wc/testing'
import {
  findTypedFault,
  hintsFor,
  toRegisterFields,
  unknownTypes,
} from '../../src/model/registration-form.ts'

const said = (fieldId: string, fieldType: string, more: object = {}) => ({
  fieldId,
  fieldType,
  fieldLabel: '',
  fieldPlaceholder: '',
  fieldDescription: '',
  fieldValue: '',
  validatorMessage: '',
  ...more,
})
const options = [{ key: 'a', value: 'A' }]
const [plain] = toRegisterFields([said('name', 'Text')])

it('a field is drawn as what a backend says it is, as far as that is known', () => {
  for (const [fieldType, more, kind] of [
    ['Text', {}, 'Text'],
    ['TextOption', { fieldOrgValue: options }, 'TextOption'],
    ['TextOption', { fieldOrgValue: [] }, 'Text'],
    ['TextOption', { fieldOrgValue: '{' }, 'Text'],
    ['Checkbox', { fieldValue: true }, 'Checkbox'],
    ['Colour', {}, undefined],
  ] as const) {
    expect(toRegisterFields([said('x', fieldType, more)])[0]?.kind).to.equal(kind)
  }
  expect(unknownTypes([said('x', 'Colour'), said('y', 'Text')])).to.deep.equal(['Colour'])
})

it('an address that a link has brought is locked, unless the backend says otherwise', () => {
  for (const [id, more, token, isReadOnly] of [
    ['_email', { fieldValue: 'a@b.se' }, 'token', true],
    ['_email', { fieldValue: 'a@b.se' }, '', false],
    ['_email', {}, 'token', false],
    ['_email', { fieldValue: 'a@b.se', fieldReadOnly: false }, 'token', false],
    ['city', { fieldValue: 'Umeå' }, 'token', false],
    ['city', { fieldReadOnly: true }, '', true],
  ] as const) {
    expect(toRegisterFields([said(id, 'Text', more)], token)[0]?.isReadOnly).to.equal(isReadOnly)
  }
})

it('what is wrong with what was typed, without asking the shop', () => {
  for (const [kind, id, typed, key] of [
    ['Password', 'p', 'short', 'changepassword.tooshort'],
    ['Password', 'p', 'long enough', undefined],
    ['Text', '_email', 'anna', 'validation.email'],
    ['Text', '_email', 'anna @example.com', undefined],
    ['Text', 'city', 'x', undefined],
    ['Text', '_email', '', undefined],
  ] as const) {
    const field = { ...plain, id, kind, isReadOnly: false } as Parameters<typeof findTypedFault>[0]
    expect(findTypedFault(field, typed)?.key).to.equal(key)
  }
})

it('browsers and keyboards get hints on a field', () => {
  for (const [id, kind, type, autoComplete] of [
    ['_email', 'Text', 'email', 'username'],
    ['_phone', 'Text', 'tel', 'tel'],
    ['p', 'Password', 'password', 'new-password'],
    ['zipCode', 'Text', 'text', 'postal-code'],
    ['anything', 'Text', 'text', undefined],
  ] as const) {
    const hints: { readonly type: string; readonly autoComplete?: string } = hintsFor({ id, kind })
    expect([hints.type, hints.autoComplete]).to.deep.equal([type, autoComplete])
  }
})
