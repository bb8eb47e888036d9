import { type FormEvent, useMemo, useRef, useState } from 'react'
import { subscribe } from '../../state/newsletter.ts'
import { NewsletterBlock, newsletterBlockData } from '../../ui/newsletter/newsletter-block.tsx'
import { useUid } from '../../ui/uid.ts'
import { readDrawnForm, typedIn } from '../drawn-form.ts'
import type { AttributeProps, ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import { table } from './newsletter-block.table.ts'

type Attributes = AttributeProps<typeof table>

/** The data of the first draw: from the server's form if there is one. */
function firstData(props: Attributes, host: HTMLElement) {
  const { title, text: words, consentText: consent } = props
  const { email, problem } = readDrawnForm(host, 'email')
  return newsletterBlockData({ title, words, consent, email, problem })
}

/** The newsletter form with its actions. */
function NewsletterBlockView(props: ViewProps<typeof table>) {
  const { host } = props
  const uid = useUid()
  const forms = useMemo(() => readForms(host), [host])
  const [first] = useState(() => firstData(props, host))
  const typed = useRef('')
  const { state, problem, submit } = useSubmission({
    sending: { form: 'newsletter', host },
    first: first.problem,
    send: () => subscribe(typed.current),
    onDone: () => {},
  })

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    typed.current = typedIn(event.currentTarget, 'email').trim()
    submit()
  }

  const { title, text: words, consentText: consent } = props
  const id = forms ? first.id : uid
  const data = { ...first, id, title, words, consent, problem, state }
  return <NewsletterBlock data={data} forms={forms} handlers={{ submit: send }} />
}

export const { define, mount } = elementPart(table, NewsletterBlockView, { drawnFrom: firstData })
