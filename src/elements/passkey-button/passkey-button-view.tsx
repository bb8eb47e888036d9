import { type FormEvent, useEffect, useMemo, useState } from 'react'
import {
  hasPasskeys,
  offerPasskey,
  requestPasskey,
  stopAsking,
} from '../../state/account/passkeys.ts'
import { maySend } from '../../state/form-submission.ts'
import { PasskeyButton, passkeyButtonData } from '../../ui/account/passkey-button.tsx'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import { type PasskeyButtonProps, table } from './passkey-button.table.ts'

/** A form whose value comes from the device. */
function PasskeyButtonView({ host, act, options }: PasskeyButtonProps) {
  const forms = useMemo(() => readForms(host), [host])
  const [isOffered, setIsOffered] = useState(false)
  const sending = useMemo(() => ({ form: 'passkey', host }) as const, [host])
  const { state, problem, submit } = useSubmission({
    sending,
    first: undefined,
    async send() {
      const answer = await requestPasskey(act, options)
      if (!('credential' in answer)) return answer
      post(host, answer.credential)
      return undefined
    },
    onDone() {},
  })

  useEffect(() => {
    setIsOffered(hasPasskeys())
    if (act !== 'login') return
    void offerPasskey(options).then((it) => {
      if (it !== undefined && maySend(sending)) post(host, it)
    })
    return stopAsking
  }, [host, act, options, sending])

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    submit()
  }

  const data = { ...passkeyButtonData(act), isOffered, problem, state }
  return <PasskeyButton data={data} forms={forms} handlers={{ submit: send }} />
}

/** Submits without the form's handler, which would ask the device again. */
function post(host: HTMLElement, credential: string): void {
  const form = host.querySelector('form')
  const field = host.querySelector<HTMLInputElement>('input[name="credential"]')
  if (!form || !field) return
  field.value = credential
  HTMLFormElement.prototype.submit.call(form)
}

export const { define, mount } = elementPart(table, PasskeyButtonView, {
  drawnFrom: ({ act }) => passkeyButtonData(act),
})
