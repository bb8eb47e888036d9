import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Button, type ButtonLook } from '../../../src/ui/button.tsx'
import { TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import { useStaff } from './staff-context.ts'

interface StaffFormProps {
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  /** It may bring a file along. */
  readonly isUpload?: boolean
  readonly children: ReactNode
}

/** A form of the staff area; it posts with the token of the session. */
export function StaffForm(props: StaffFormProps) {
  const { path, fields = {}, className, isUpload = false, children } = props
  const { token } = useStaff()
  const encType = isUpload ? 'multipart/form-data' : undefined
  return (
    <form method="post" action={path} className={className} encType={encType}>
      {Object.entries({ [TOKEN_FIELD]: token, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

interface StaffSectionProps {
  readonly id: string
  /** A text key. */
  readonly title: string
  readonly children: ReactNode
}

/** A part of a page, under a heading of its own. */
export function StaffSection({ id, title, children }: StaffSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{useStaff().t(title)}</h2>
      {children}
    </section>
  )
}

interface FormSectionProps extends Omit<StaffFormProps, 'children'> {
  readonly id: string
  /** Text keys: of the heading, the button and what is said below it. */
  readonly title: string
  readonly submit: string
  readonly why?: string
  /** What these name. */
  readonly words?: Readonly<Record<string, string | number>>
  readonly look?: ButtonLook
  readonly children?: ReactNode
}

/** A form under a heading of its own. */
export function StaffFormSection(props: FormSectionProps) {
  const { id, title, submit, why, words, look, children, ...form } = props
  const { t } = useStaff()
  return (
    <StaffSection id={id} title={title}>
      <StaffForm className="shop-form" {...form}>
        {children}
        <StaffButton look={look}>{t(submit, words)}</StaffButton>
        {why && <p className="shop-form__why">{t(why)}</p>}
      </StaffForm>
    </StaffSection>
  )
}

interface StaffButtonProps {
  readonly look?: ButtonLook | undefined
  readonly children: ReactNode
}

export function StaffButton({ look = 'secondary', children }: StaffButtonProps) {
  return (
    <Button look={look} type="submit">
      {children}
    </Button>
  )
}

interface PressProps extends Omit<StaffFormProps, 'children'>, StaffButtonProps {}

/** A form that is one button. */
export function StaffPress({ look, children, ...form }: PressProps) {
  return (
    <StaffForm {...form}>
      <StaffButton look={look}>{children}</StaffButton>
    </StaffForm>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** On a page with several fields of the same name. */
  readonly id?: string | undefined
  /** Whether it holds what was typed, after a refusal. */
  readonly isRefilled?: boolean | undefined
}

type Props<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>

/** A field with its label. */
export function StaffField(props: Props<InputHTMLAttributes<HTMLInputElement>>) {
  return labelled(props, useTyped(props), (field) => <input className="shop-field" {...field} />)
}

/** The same, of several lines. */
export function StaffArea(props: Props<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return labelled(props, useTyped(props), (field) => (
    <textarea className="shop-field staff-textarea" {...field} />
  ))
}

interface StaffSelectProps extends FieldProps {
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly defaultValue?: string | undefined
}

export function StaffSelect({ options, ...props }: StaffSelectProps) {
  return labelled(props, useTyped(props), (field) => (
    <select className="shop-select" {...field}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  ))
}

/** What was typed in a field of a form that was refused. */
function useTyped({ name, isRefilled = true }: FieldProps): string | undefined {
  const { notice } = useStaff()
  return isRefilled ? notice?.fields?.[name] : undefined
}

function labelled<Attributes extends FieldProps & { readonly defaultValue?: unknown }>(
  props: Attributes,
  typed: string | undefined,
  draw: (field: Omit<Attributes, 'label' | 'hint' | 'isRefilled'>) => ReactNode,
) {
  const { label, hint, isRefilled, ...rest } = props
  const { id = rest.name } = rest
  const describedBy = hint === undefined ? undefined : `${id}-hint`
  const filled = { id, defaultValue: typed ?? rest.defaultValue, 'aria-describedby': describedBy }
  return (
    <div className="shop-form__field">
      <label htmlFor={id}>{label}</label>
      {draw({ ...rest, ...filled })}
      {hint !== undefined && (
        <p className="shop-form__why" id={describedBy}>
          {hint}
        </p>
      )}
    </div>
  )
}
