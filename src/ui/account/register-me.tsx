import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import type { RegisterType } from '../../model/registration-form.ts'
import { HiddenFields } from '../action-form.tsx'
import { ButtonLink } from '../button.tsx'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { Problem } from '../checkout/problem.tsx'
import { KEPT_MARKUP } from '../kept-markup.ts'
import { SlowNotice } from '../slow-notice.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { RegisterFieldList } from './register-fields.tsx'
import { type RegisterFormFacts, type RegisterProps, registerId } from './register-props.ts'

/** Where the form posts to without script. */
const PATH = '/register'

/** The registration: one form for private persons, one for companies. */
export function RegisterMe(props: RegisterProps) {
  const { data } = props
  if (data.done) return <RegisterDone text={data.done.text} url={data.done.url} />
  return (
    <div className="register-me">
      {data.types.length > 1 && <TypeSwitch {...props} />}
      {data.types.map((type) => {
        const facts = data.forms[type]
        return facts && <RegisterForm {...props} key={type} type={type} facts={facts} />
      })}
    </div>
  )
}

/** Always both types; without script each is a page. */
function TypeSwitch({ data, forms, handlers }: RegisterProps) {
  return (
    <nav className="cs-switch" aria-label={text('register.type')}>
      {data.types.map((type) => (
        <a
          className="cs-switch__name"
          key={type}
          href={forms ? `${forms.prefix}${PATH}?type=${type}` : `#${type}`}
          aria-current={type === data.type ? 'true' : undefined}
          data-act={`type-${type}`}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            handlers.choose(type)
          }}
        >
          {text(`register.type.${type}`)}
        </a>
      ))}
    </nav>
  )
}

interface FormProps extends RegisterProps {
  readonly type: RegisterType
  readonly facts: RegisterFormFacts
}

/** A hidden form keeps its input. */
function RegisterForm(props: FormProps) {
  const { type, facts, data, forms, handlers } = props
  const isShown = type === data.type
  const { status, submit } = facts

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    handlers.submit(event.currentTarget)
  }

  return (
    <form
      method="post"
      action={forms && forms.prefix + PATH}
      noValidate
      hidden={!isShown}
      aria-label={text(`register.type.${type}`)}
      data-type={type}
      onSubmit={send}
    >
      {forms && <HiddenFields fields={{ ...forms.hidden, type }} />}
      {status === 'loading' && <p role="status">{text('register.loading')}</p>}
      {isShown && <FaultList {...props} />}
      {facts.problem !== null && (
        <Problem onPress={status === 'failed' ? handlers.retry : undefined}>
          {facts.problem}
        </Problem>
      )}
      {status === 'ready' && (
        <>
          {facts.fields ? (
            <RegisterFieldList type={type} fields={facts.fields} bounds={data.bounds} />
          ) : (
            <SnippetContainer {...props} />
          )}
          <SubmitButton
            state={submit}
            act={`register-${type}`}
            submitText={text(`register.submit.${type}`)}
          />
          <SlowNotice isWaiting={submit === 'loading'} stop={handlers.stop} />
        </>
      )}
    </form>
  )
}

function FaultList({ type, facts }: FormProps) {
  const { fields, faults, attempt } = facts
  const listed = faults.map(({ id, words }) => {
    const at = fields?.findIndex((it) => it.id === id) ?? -1
    return { path: id, words, target: at < 0 ? undefined : registerId(type, at) }
  })
  return <ErrorSummary id={`register-${type}-faults`} faults={listed} attempt={attempt} />
}

/** A backend's HTML, sanitized; our code submits its fields. */
function SnippetContainer({ facts: { attempt }, handlers }: FormProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current && attempt >= 0) handlers.fill(place.current)
  }, [attempt, handlers])
  return <div className="register-me__snippet" ref={place} {...KEPT_MARKUP} />
}

interface RegisterDoneProps {
  readonly text: string
  /** Where the page goes by itself after a moment. */
  readonly url: string | null
}

/** The confirmation, which takes the focus, with a link for visitors who do not want to wait. */
function RegisterDone({ text: message, url }: RegisterDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="register-me__done" tabIndex={-1} ref={place}>
      <h2>{text('register.done')}</h2>
      <p>{message}</p>
      {url !== null && (
        <ButtonLink look="primary" href={url}>
          {text('nav.continue')}
        </ButtonLink>
      )}
    </div>
  )
}
