import { deepEqual, equal, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { markupOf } from '../../../../shop/platform/html/html.ts'
import { render } from '../../../../shop/platform/html/render.ts'
import {
  BLANK_CONSENT_WAKE,
  BLANK_EMAIL,
  BLANK_PARTS,
  BLANK_TOKEN,
  fillIn,
  toPageBytes,
  toTemplate,
} from '../../../../shop/platform/pages/page-template.ts'

const VALUES = {
  token: 'A-b_9',
  consentWake: 'idle',
  email: 'a"b@c.se',
  headerLinks: '<a>å</a>',
  headerButton: '<b>$&</b>',
  notice: '',
}

function drawn(): string {
  const forms = JSON.stringify({ prefix: '', hidden: { token: BLANK_TOKEN, next: '/c/åäö' } })
  const node = createElement(
    'main',
    { 'data-forms': forms },
    createElement('input', { type: 'hidden', name: 'token', value: BLANK_TOKEN }),
    BLANK_PARTS.headerLinks,
    ' – 🎾 – ',
    BLANK_PARTS.headerButton,
    BLANK_PARTS.notice,
    createElement('input', { name: 'email', defaultValue: BLANK_EMAIL }),
    createElement('seen-list', { 'data-wake': BLANK_CONSENT_WAKE }),
    createElement('input', { type: 'hidden', name: 'token', value: BLANK_TOKEN }),
  )
  return markupOf(render(node, (key) => key))
}

test('fills every place: of the token also in JSON in an attribute', () => {
  const filled = fillIn(toTemplate(drawn()), VALUES).toString()

  const hidden = '<input type="hidden" name="token" value="A-b_9"/>'
  const json = JSON.stringify({ prefix: '', hidden: { token: 'A-b_9', next: '/c/åäö' } })
  const attribute = json.replaceAll('"', '&quot;')
  const email = '<input name="email" value="a&quot;b@c.se"/>'
  const seen = '<seen-list data-wake="idle"></seen-list>'
  const parts = `${hidden}<a>å</a> – 🎾 – <b>$&</b>${email}${seen}${hidden}`
  equal(filled, `<main data-forms="${attribute}">${parts}</main>`)
})

test('one template serves many visitors', () => {
  const template = toTemplate(drawn())
  const before = template.map(String)

  fillIn(template, VALUES)
  const other = fillIn(template, { ...VALUES, token: 'other', notice: 'notice' }).toString()

  equal(other.match(/other/g)?.length, 3)
  equal(other.includes('A-b_9'), false)
  deepEqual(template.map(String), before)
})

test('takes no token that would mean something else in JSON or in an attribute', () => {
  for (const token of ['a"b', 'a\\b', 'a&b', "a'b", 'a<b', 'a b', 'a\nb', 'å']) {
    throws(() => fillIn(toTemplate(drawn()), { ...VALUES, token }), /URL-safe/)
  }
})

test('a page without places is its own bytes', () => {
  equal(fillIn(toTemplate('<p>token-000 åäö</p>'), VALUES).toString(), '<p>token-000 åäö</p>')
})

test('a template is parts of the bytes of who has no session', () => {
  const nobody = {
    token: '',
    consentWake: 'idle',
    email: '',
    headerLinks: '<a>Logga in å</a>',
    headerButton: '<b>0</b>',
    notice: '',
  }
  const { forNobody, template } = toPageBytes(drawn(), nobody)

  deepEqual(forNobody, fillIn(toTemplate(drawn()), nobody))
  deepEqual(fillIn(template, VALUES), fillIn(toTemplate(drawn()), VALUES))
  const pieces = template.filter((it) => typeof it !== 'string')
  equal(
    pieces.every((it) => it.buffer === forNobody.buffer),
    true,
  )
})
