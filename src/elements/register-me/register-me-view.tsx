import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import { REGISTRATION_REDIRECT_MS } from '../../model/limits.ts'
import type { RegistrationForm } from '../../state/registration/state.ts'
import { fillForm } from '../../state/registration/state.ts'
import { RegisterMe } from '../../ui/account/register-me.tsx'
import type { RegisterHandlers } from '../../ui/account/register-props.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useTimedRedirect } from '../use-timed-redirect.ts'
import { readRegister } from './read-register.ts'
import { table } from './register-me.table.ts'
import { registrationOf } from './registration-store.ts'
import { carryOver, fieldsOf } from './sent-fields.ts'

const ERROR_CLASS = 'register-me__fault'

/** The registration, with the visitor's actions. */
function RegisterMeView(props: ViewProps<typeof table>) {
  const { host } = props
  const store = registrationOf(host, props)
  const state = useSnapshot(store.state, { sync: true })
  const forms = useMemo(() => readForms(host), [host])
  const data = readRegister(state, props, host)
  const { type } = state

  useEffect(() => {
    void store.open(store.state.type)
    return store.stop
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each displayed form
  useEffect(() => carryOver(host, type), [host, type, state.forms[type]?.status])
  useTimedRedirect(host, data.done?.url ?? undefined, REGISTRATION_REDIRECT_MS)

  const handlers: RegisterHandlers = useMemo(
    () => ({
      choose: (it) => void store.open(it),
      retry: () => void store.open(store.state.type),
      stop: store.stop,
      async fill(place) {
        await fillSnippet(place, store.state.forms.B2B)
        carryOver(host, store.state.type)
      },
      async submit(form) {
        const sentAs = store.state.type
        const isDone = await store.save(fieldsOf(form), host)
        if (isDone) emit(host, 'courtside:registered', { type: sentAs })
      },
    }),
    [host, store],
  )
  return <RegisterMe data={data} forms={forms} handlers={handlers} />
}

/** Inserts a backend's HTML once, and shows the errors next to its fields. */
async function fillSnippet(place: HTMLElement, form: RegistrationForm | undefined): Promise<void> {
  if (!form) return
  if (!place.firstElementChild && form.html) await fillForm(place, form)
  for (const it of place.querySelectorAll(`.${ERROR_CLASS}`)) it.remove()
  for (const control of place.querySelectorAll('[name]')) {
    const words = form.faults[control.getAttribute('name') ?? '']
    control.toggleAttribute('aria-invalid', false)
    control.removeAttribute('aria-errormessage')
    if (words) mark(control, words)
  }
}

function mark(control: Element, words: string): void {
  const error = document.createElement('p')
  error.className = `cs-error ${ERROR_CLASS}`
  error.id = `register-fault-${control.getAttribute('name')?.replace(/\W+/g, '-')}`
  error.textContent = words
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-errormessage', error.id)
  control.after(error)
}

export const { define, mount } = elementPart(table, RegisterMeView, {
  drawnFrom: (props, host) => readRegister(registrationOf(host, props).state, props, host),
})
