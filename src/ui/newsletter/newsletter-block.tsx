import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_EMAIL_LENGTH } from '../../model/limits.ts'
import type { Message } from '../../model/validation.ts'
import { HiddenFields } from '../action-form.tsx'
import { FormDone } from '../form-done.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

interface NewsletterBlockData {
  /** The prefix of its ids. */
  readonly id: string
  readonly title: string
  readonly words: string
  readonly consent: string
  readonly email: string
  readonly problem: Message | undefined
  readonly state: SubmitState
}

/** The data of a form that has not been sent from this page. */
export function newsletterBlockData(
  first: Omit<NewsletterBlockData, 'id' | 'state'>,
): NewsletterBlockData {
  return { ...first, id: 'newsletter', state: 'idle' }
}

interface NewsletterBlockHandlers {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

type NewsletterBlockProps = DrawnProps<NewsletterBlockData, NewsletterBlockHandlers>

/**
 * One field; the newsletter's content, its frequency and how to unsubscribe are stated before the button.
 */
export function NewsletterBlock(props: NewsletterBlockProps) {
  const { title, words, state } = props.data
  return (
    <div className="newsletter-block__body">
      <div>
        <h2 className="newsletter-block__title">{title || text('newsletter.title')}</h2>
        <p>{words || text('newsletter.text')}</p>
      </div>
      {state === 'completed' ? (
        <FormDone sentences={[text('newsletter.done')]} link={undefined} />
      ) : (
        <Ask {...props} />
      )}
    </div>
  )
}

function Ask({ data, forms, handlers }: NewsletterBlockProps) {
  const { id, consent, email, problem, state } = data
  const [fieldId, problemId, consentId] = [`${id}-email`, `${id}-problem`, `${id}-consent`]
  return (
    <form
      className="newsletter-block__form"
      method="post"
      action={forms && `${forms.prefix}/newsletter`}
      noValidate
      onSubmit={handlers.submit}
    >
      {forms && <HiddenFields fields={forms.hidden} />}
      <div className="cs-field">
        <label className="cs-field__label" htmlFor={fieldId}>
          {text('newsletter.email')}
        </label>
        <input
          id={fieldId}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={email}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${problemId} ${consentId}` : consentId}
        />
      </div>
      <FormProblem id={problemId} problem={problem} />
      <p className="newsletter-block__consent" id={consentId}>
        {consent || text('newsletter.consent')}
      </p>
      <SubmitButton state={state} act="subscribe" submitText={text('newsletter.submit')} />
    </form>
  )
}
