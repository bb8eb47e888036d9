import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Button, type ButtonLook } from '../../../src/ui/button.tsx'
import { TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import type { StaffContext } from './staff-context.ts'

interface StaffFormProps {
  readonly context: Pick<StaffContext, 'token'>
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  /** It may bring a file along. */
  readonly isUpload?: boolean
  readonly children: ReactNode
}

/** A form of the staff area; it posts with the token of the session. */
export function StaffForm(props: StaffFormProps) {
  const { context, path, fields = {}, className, isUpload = false, children } = props
  const encType = isUpload ? 'multipart/form-data' : undefined
  return (
    <form method="post" action={path} className={className} encType={encType}>
      {Object.entries({ [TOKEN_FIELD]: context.token, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

interface StaffFormSectionProps extends Omit<StaffFormProps, 'className'> {
  readonly id: string
  readonly title: string
}

/** A form under a heading of its own, as a part of a page. */
export function StaffFormSection({ id, title, ...form }: StaffFormSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <StaffForm className="shop-form" {...form} />
    </section>
  )
}

interface StaffButtonProps {
  readonly look?: ButtonLook
  readonly children: ReactNode
}

export function StaffButton({ look = 'secondary', children }: StaffButtonProps) {
  return (
    <Button look={look} type="submit">
      {children}
    </Button>
  )
}

interface StaffFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly context: Pick<StaffContext, 'notice'>
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
}

/** A field with its label; after a refusal it holds what was typed. */
export function StaffField({ context, label, hint, ...rest }: StaffFieldProps) {
  const { id = rest.name } = rest
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input className="shop-field" {...rest} {...filledIn(context, rest, hint)} />
    </Labelled>
  )
}

interface StaffAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly context: Pick<StaffContext, 'notice'>
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
}

/** The same, of several lines. */
export function StaffArea({ context, label, hint, ...rest }: StaffAreaProps) {
  const { id = rest.name } = rest
  return (
    <Labelled id={id} label={label} hint={hint}>
      <textarea
        className="shop-field staff-textarea"
        {...rest}
        {...filledIn(context, rest, hint)}
      />
    </Labelled>
  )
}

interface Filled {
  readonly name: string
  readonly id?: string | undefined
  readonly defaultValue?: InputHTMLAttributes<HTMLInputElement>['defaultValue']
}

function filledIn(
  { notice }: StaffFieldProps['context'],
  { name, id = name, defaultValue }: Filled,
  hint: string | undefined,
) {
  return {
    id,
    defaultValue: notice?.fields?.[name] ?? defaultValue,
    'aria-describedby': hint === undefined ? undefined : hintOf(id),
  }
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}

function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className="shop-form__field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p className="shop-form__why" id={hintOf(id)}>
          {hint}
        </p>
      )}
    </div>
  )
}

function hintOf(id: string): string {
  return `${id}-hint`
}

interface StaffSelectProps {
  readonly context: Pick<StaffContext, 'notice'>
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value?: string | undefined
  /** Of a page on which there are several of the same name. */
  readonly id?: string
}

export function StaffSelect(props: StaffSelectProps) {
  const { context, name, label, options, value, id = name } = props
  return (
    <div className="shop-form__field">
      <label htmlFor={id}>{label}</label>
      <select
        className="shop-select"
        id={id}
        name={name}
        defaultValue={context.notice?.fields?.[name] ?? value}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
