import { drawn } from 'drawn-by-server:../drawn/passkeys.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/passkey-button/passkey-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svAccount } from '../../src/i18n/texts/account/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { alertOf } from './form-fixtures.ts'
import { holdBack } from './hold-back.ts'

define('passkey-button')

type Ask = (options: CredentialCreationOptions & CredentialRequestOptions) => Promise<Credential>

const { credentials } = navigator
const asked: (CredentialCreationOptions & CredentialRequestOptions)[] = []
const sent: FormData[] = []
const submit = HTMLFormElement.prototype.submit

/** A browser whose device answers like this. */
function answerWith(ask: Ask): void {
  asked.length = 0
  const heard: Ask = (options) => {
    asked.push(options)
    return ask(options)
  }
  Object.defineProperties(credentials, {
    get: { value: heard, configurable: true },
    create: { value: heard, configurable: true },
  })
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    sent.push(new FormData(this))
  }
}

function credential(): Credential {
  const made = Object.create(PublicKeyCredential.prototype)
  Object.defineProperty(made, 'toJSON', { value: () => ({ id: 'abc' }) })
  return made
}

/** Answers a press; a request that waits for a field stays open. */
const onlyPresses =
  (ask: Ask): Ask =>
  (options) =>
    options.mediation === 'conditional' ? new Promise(() => {}) : ask(options)

async function adopt(name: 'passkeyLogin' | 'passkeyAdd') {
  const place = document.createElement('div')
  place.innerHTML = drawn[name] ?? ''
  document.body.append(place)
  const el = find<HTMLElement>(place, 'passkey-button')
  await until(() => el.dataset.state === 'ready')
  return { place, el, form: find<HTMLFormElement>(el, 'form') }
}

const press = (el: Element) => find<HTMLButtonElement>(el, 'button').click()

afterEach(() => {
  Reflect.deleteProperty(credentials, 'get')
  Reflect.deleteProperty(credentials, 'create')
  HTMLFormElement.prototype.submit = submit
  sent.length = 0
  for (const it of document.querySelectorAll('passkey-button')) it.parentElement?.remove()
})

describe('passkey-button', () => {
  it('is shown once the browser is known to have keys, and sends what the device signs', async () => {
    answerWith(onlyPresses(async () => credential()))
    const { el, form } = await adopt('passkeyLogin')
    await until(() => !form.hidden)

    press(el)
    await until(() => sent.length > 0)

    const [first] = sent
    expect(form.getAttribute('action')).to.equal('/login/passkey')
    expect([first?.get('credential'), first?.get('returnTo')]).to.deep.equal([
      '{"id":"abc"}',
      '/cart',
    ])
    const { publicKey } = asked.at(-1) ?? {}
    expect(publicKey && 'rpId' in publicKey && publicKey.rpId).to.equal('localhost')
  })

  it('offers a key in the field of the address, and goes on with the one that is chosen', async () => {
    const offers = await PublicKeyCredential.isConditionalMediationAvailable?.()
    answerWith(async () => credential())

    await adopt('passkeyLogin')

    if (offers) await until(() => sent.length > 0)
    expect(asked.map(({ mediation }) => mediation)).to.deep.equal(offers ? ['conditional'] : [])
  })

  it('asks nothing of its own accord once somebody has pressed', async () => {
    const { isConditionalMediationAvailable } = PublicKeyCredential
    let know: (isOffered: boolean) => void = () => {}
    const known = new Promise<boolean>((resolve) => {
      know = resolve
    })
    PublicKeyCredential.isConditionalMediationAvailable = () => known
    answerWith(() => new Promise(() => {}))
    const { el, form } = await adopt('passkeyLogin')
    await until(() => !form.hidden)

    press(el)
    await until(() => asked.length > 0)
    know(true)
    await until(() => asked.length > 1)
    PublicKeyCredential.isConditionalMediationAvailable = isConditionalMediationAvailable

    const aborted = asked.map(({ mediation, signal }) => [mediation, signal?.aborted])
    expect(aborted).to.deep.equal([
      [undefined, false],
      ['conditional', true],
    ])
  })

  it('makes a key with its name', async () => {
    answerWith(async () => credential())
    const { el, form } = await adopt('passkeyAdd')
    await until(() => !form.hidden)
    expect(asked.length).to.equal(0)

    press(el)
    await until(() => sent.length > 0)

    expect(form.getAttribute('action')).to.equal('/account/security/passkeys/add')
    expect(sent[0]?.get('name')).to.equal('Min telefon')
    const { publicKey } = asked[0] ?? {}
    expect(publicKey && 'user' in publicKey && publicKey.user.name).to.equal('anna@example.com')
  })

  for (const [name, key] of [
    ['NotAllowedError', 'passkey.failed'],
    ['InvalidStateError', 'passkey.known'],
  ] as const) {
    it(`says what to do when the device answers ${name}`, async () => {
      answerWith(onlyPresses(async () => Promise.reject(new DOMException('', name))))
      const { el, form } = await adopt('passkeyAdd')
      await until(() => !form.hidden)

      press(el)
      await until(() => alertOf(el))

      expect([alertOf(el), sent.length]).to.deep.equal([svAccount[key], 0])
    })
  }

  it('asks no device where the page holds its press back, keeps the focus, and may be pressed again', async () => {
    answerWith(onlyPresses(async () => credential()))
    const { el, form } = await adopt('passkeyLogin')
    await until(() => !form.hidden)
    const presses = () => asked.filter((it) => it.mediation !== 'conditional').length
    const held = holdBack('courtside:before-submit')
    const button = find<HTMLButtonElement>(el, 'button')
    button.focus()

    button.click()
    await until(() => held.asked.length === 1)

    expect(held.asked).to.deep.equal([{ on: 'passkey-button', detail: { form: 'passkey' } }])
    expect([presses(), sent.length, button.dataset.state]).to.deep.equal([0, 0, 'idle'])
    expect(document.activeElement === button).to.equal(true)
    held.end()
    button.click()
    await until(() => sent.length > 0)
  })

  it('sends no key that was chosen in a field where the page holds that back', async () => {
    answerWith(async () => credential())
    const held = holdBack('courtside:before-submit')
    await adopt('passkeyLogin')
    await until(() => held.asked.length === 1)

    expect(held.asked).to.deep.equal([{ on: 'passkey-button', detail: { form: 'passkey' } }])
    expect(sent.length).to.equal(0)
    held.end()
  })

  it('shows nothing where the shop has written no form', async () => {
    const el = await render(`<passkey-button options="{}"></passkey-button>`)

    await until(() => el.dataset.state === 'ready')

    expect(find<HTMLFormElement>(el, 'form').hidden).to.equal(true)
  })

  it('is accessible', async () => {
    answerWith(onlyPresses(async () => Promise.reject(new DOMException('', 'NotAllowedError'))))
    const { el, form } = await adopt('passkeyLogin')
    await until(() => !form.hidden)
    press(el)
    await until(() => alertOf(el))

    await expect(el).to.be.accessible()
  })
})
