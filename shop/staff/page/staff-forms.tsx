import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Button, type ButtonLook } from '../../../src/ui/button.tsx'
import { TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import { useStaff } from './staff-context.ts'

interface StaffFormProps {
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  /** Whether it may upload a file. */
  readonly isUpload?: boolean
  readonly children: ReactNode
}

/** A form of the staff area, with the session's token. */
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

/** A section of a page, with a heading. */
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
  /** The text keys of the heading, the button and the explanation below it. */
  readonly title: string
  readonly submit: string
  readonly why?: string
  /** The values in these texts. */
  readonly words?: Readonly<Record<string, string | number>>
  readonly look?: ButtonLook
  readonly children?: ReactNode
}

/** A form with a heading. */
export function StaffFormSection(props: FormSectionProps) {
  const { id, title, ...form } = props
  return (
    <StaffSection id={id} title={title}>
      <FormOfSection {...form} />
    </StaffSection>
  )
}

/** A form below its folded heading, which opens again where what was sent is refused. */
export function StaffFormFold(props: FormSectionProps) {
  const { id, title, ...form } = props
  const { t, notice } = useStaff()
  const kept = notice?.fields ?? {}
  const isRefused = Object.keys(form.fields ?? {}).some((it) => it in kept)
  return (
    <details className="staff-fold" open={isRefused}>
      <summary id={id}>{t(title)}</summary>
      <FormOfSection {...form} />
    </details>
  )
}

function FormOfSection(props: Omit<FormSectionProps, 'id' | 'title'>) {
  const { submit, why, words, look, children, ...form } = props
  const { t } = useStaff()
  return (
    <StaffForm className="shop-form" {...form}>
      {children}
      <StaffButton look={look}>{t(submit, words)}</StaffButton>
      {why && <p className="shop-form__why">{t(why)}</p>}
    </StaffForm>
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

/** A form that consists of one button. */
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
  /** Set on a page with several fields of the same name. */
  readonly id?: string | undefined
  /** Whether it keeps what was typed after a refusal. */
  readonly isRefilled?: boolean | undefined
}

type Props<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>

/** A field with its label. */
export function StaffField(props: Props<InputHTMLAttributes<HTMLInputElement>>) {
  return labelled(props, useTyped(props), (field) => <input className="shop-field" {...field} />)
}

/** A multi-line field with its label. */
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

/** What was typed in this field of a refused form. */
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
