import type { InputHTMLAttributes } from 'react'
import * as v from 'valibot'
import type { Text } from '../../../src/i18n/text.ts'
import { amountText, parseAmount } from '../../../src/model/amount-text.ts'
import { languageOf } from '../../../src/model/language.ts'
import { tidyText } from '../../../src/model/tidy-checkout.ts'
import { readFields } from './run-write.ts'
import { languageName, type StaffContext, useStaff } from './staff-context.ts'
import { StaffArea, StaffField, StaffSelect } from './staff-forms.tsx'

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'max'>

/** The texts of a field, as keys. */
interface Words {
  readonly label: string
  readonly hint?: string | undefined
}

/** A form field: the schema that reads it, and the attributes that tell a browser its limits. */
interface Field<Value> extends Words {
  /** `currency` is that of the field's amount. */
  readonly schema: (currency: string) => v.GenericSchema<unknown, Value>
  readonly attributes?: Attributes
  /** The visible lines of a multi-line field. */
  readonly rows?: number
  /** The options of a choice; a page may add its own. */
  readonly options?: (t: Text) => Options
}

/** A form, from which its fields are drawn and read; by field name. */
type Form = Readonly<Record<string, Field<unknown>>>

type Values<Fields extends Form> = {
  readonly [Name in keyof Fields]: v.InferOutput<ReturnType<Fields[Name]['schema']>>
}

/** Reads a form; throws a `StaffRefusal` with the first error. */
export function readForm<Fields extends Form>(
  form: Fields,
  sent: Readonly<Record<string, string>>,
  currency = '',
): Values<Fields> {
  const entries = Object.entries(form).map(([name, it]) => [name, it.schema(currency)])
  return readFields(v.object(Object.fromEntries(entries)), sent) as Values<Fields>
}

type Options = readonly (readonly [value: string, label: string])[]

interface StaffFieldsProps {
  readonly form: Form
  /** The initial values. */
  readonly values?: Readonly<Record<string, string | undefined>>
  /**
   * Values for labels and hints, besides the shop's currency and time zone and the field's
   * language.
   */
  readonly words?: Readonly<Record<string, string | number>>
  /** Further attributes on this page. */
  readonly more?: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>>
  /** Further options on this page. */
  readonly options?: Readonly<Record<string, Options>>
  /** Distinguishes the ids of fields with the same name on one page. */
  readonly of?: string
  /** Whether they keep what was typed after a refusal. */
  readonly isRefilled?: boolean
  /** Shows the current value where it differs from what was typed. */
  readonly saysNow?: boolean
}

export function StaffFields({ form, ...props }: StaffFieldsProps) {
  return Object.entries(form).map(([name, field]) => (
    <FormField key={name} name={name} field={field} {...props} />
  ))
}

interface FormFieldProps extends Omit<StaffFieldsProps, 'form'> {
  readonly name: string
  readonly field: Field<unknown>
}

function FormField({ name, field, ...props }: FormFieldProps) {
  const { values = {}, more = {}, of, isRefilled, saysNow = false } = props
  const context = useStaff()
  const { t } = context
  const { attributes, rows, options } = field
  const words = { ...wordsOf(context, attributes?.lang), ...props.words }
  const now = saysNow ? nowHint(context, name, values[name]) : undefined
  const shared = {
    ...{ id: of === undefined ? name : `${name}-${of}`, name, isRefilled },
    label: t(field.label, words),
    hint: now ?? (field.hint && t(field.hint, words)),
    defaultValue: values[name],
  }
  if (options) {
    return <StaffSelect {...shared} options={[...options(t), ...(props.options?.[name] ?? [])]} />
  }
  if (rows === undefined) return <StaffField {...attributes} {...more[name]} {...shared} />
  const { maxLength, required, lang } = attributes ?? {}
  return <StaffArea {...shared} {...{ rows, maxLength, required, lang }} />
}

function wordsOf({ shop, language }: StaffContext, lang: string | undefined) {
  const { currency, timeZone: zone } = shop
  return { currency, zone, ...(lang && { language: languageName(languageOf(lang), language) }) }
}

function nowHint({ t, notice }: StaffContext, name: string, value?: string): string | undefined {
  if (value === undefined || notice?.tone !== 'refused') return undefined
  const typed = notice.fields?.[name]
  const isOther = typed !== undefined && typed.replace(/\r\n?/g, '\n') !== value
  return isOther ? t('staff.goods.now', { value }) : undefined
}

interface Limits extends Words {
  readonly max: number
  /** The text key for an empty field; without it, the field may be empty. */
  readonly missing?: string | undefined
  /** The text key for a text that is too long. */
  readonly long?: string | undefined
}

/** A single-line text. */
export function lineField({ label, hint, max, missing, long, ...more }: Limits & Attributes) {
  return {
    ...{ label, hint },
    schema: () => textSchema(tidyText, { max, missing, long }),
    attributes: { ...more, maxLength: max, required: missing !== undefined },
  }
}

/** A multi-line text. */
export function areaField(about: Limits & { readonly rows?: number; readonly lang?: string }) {
  const { label, hint, max, missing, long, rows = 3, lang } = about
  return {
    ...{ label, hint, rows },
    schema: () => textSchema((it) => it.trim(), { max, missing, long }),
    attributes: { lang, maxLength: max, required: missing !== undefined },
  }
}

function textSchema(
  tidy: (text: string) => string,
  { max, missing, long }: Pick<Limits, 'max' | 'missing' | 'long'>,
) {
  const tidied = v.pipe(v.string(), v.transform(tidy), v.maxLength(max, long))
  return missing === undefined ? v.optional(tidied, '') : v.pipe(tidied, v.nonEmpty(missing))
}

/** A field that its action reads itself. */
export function plainField({ label, hint, ...attributes }: Words & Attributes) {
  return { ...{ label, hint, attributes }, schema: () => v.optional(v.string(), '') }
}

/** An amount of money. */
export function moneyField({ min = 0, ...words }: Words & { readonly min?: number }) {
  const wrong = 'staff.order.amount.wrong'
  return {
    ...words,
    schema: (currency: string) => v.pipe(amountSchema(currency), v.minValue(min, wrong)),
    attributes: { inputMode: 'decimal', required: true } as const,
  }
}

export function dayField({ wrong, ...words }: Words & { readonly wrong: string }) {
  return {
    ...words,
    schema: () => v.pipe(v.string(), v.isoDate(wrong)),
    attributes: { type: 'date', required: true },
  }
}

interface Choice<Value extends string> extends Words {
  readonly values: readonly Value[]
  readonly text: (value: Value) => string
  /** The text key of an empty first option. */
  readonly none?: string
  readonly wrong?: string
}

export function choiceField<const Value extends string>(choice: Choice<Value>) {
  const { values, text, none, wrong, ...words } = choice
  const first = none === undefined ? [] : [['', none] as const]
  return {
    ...words,
    schema: () => v.picklist(values, wrong),
    options: (t: Text) =>
      [...first, ...values.map((it) => [it, text(it)] as const)].map(
        ([value, key]) => [value, t(key)] as const,
      ),
  }
}

/** Makes a field optional: an empty one reads as null. */
export function optionalField<Value>(field: Field<Value>, wrong?: string): Field<Value | null> {
  const empty = v.pipe(
    v.string(),
    v.trim(),
    v.literal(''),
    v.transform(() => null),
  )
  return {
    ...field,
    schema: (currency) => v.optional(v.union([empty, field.schema(currency)], wrong), ''),
    attributes: { ...field.attributes, required: false },
  }
}

/** Formats an amount for a field: `1249,50`. */
export function amountField(minor: number, currency: string): string {
  return amountText(minor, currency, ',')
}

/** The schema of an amount. */
export function amountSchema(currency: string) {
  return v.pipe(
    v.string(),
    v.transform((it) => parseAmount(it, currency)),
    v.number('staff.order.amount.wrong'),
  )
}
