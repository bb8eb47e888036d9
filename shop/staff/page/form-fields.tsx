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

/** What its words are, as text keys. */
interface Words {
  readonly label: string
  readonly hint?: string | undefined
}

/** A field: what is read from it, with its limits, and what a browser is told of them. */
interface Field<Value> extends Words {
  /** The currency is that of its amount. */
  readonly schema: (currency: string) => v.GenericSchema<unknown, Value>
  readonly attributes?: Attributes
  /** Of several lines: as many are shown. */
  readonly rows?: number
  /** What can be chosen; a page may add its own. */
  readonly options?: (t: Text) => Options
}

/** A form, from which its fields are drawn and read; by the names that they are sent under. */
type Form = Readonly<Record<string, Field<unknown>>>

type Values<Fields extends Form> = {
  readonly [Name in keyof Fields]: v.InferOutput<ReturnType<Fields[Name]['schema']>>
}

/** Throws a `StaffRefusal` that names what is wrong first. */
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
  /** What stands in them at first. */
  readonly values?: Readonly<Record<string, string | undefined>>
  /** What labels and hints name, beside the shop's currency and time zone and the field's language. */
  readonly words?: Readonly<Record<string, string | number>>
  /** What a browser is told of this drawing of a field alone. */
  readonly more?: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>>
  /** What can be chosen on this page. */
  readonly options?: Readonly<Record<string, Options>>
  /** Of a page on which there are several fields of the same name. */
  readonly of?: string
  /** Whether they hold what was typed, after a refusal. */
  readonly isRefilled?: boolean
  /** Says what the value is by now, where that is something else than was typed. */
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
  /** What is said where it is empty; without, it may be. */
  readonly missing?: string | undefined
  /** What is said where it is longer. */
  readonly long?: string | undefined
}

/** A text in one line. */
export function lineField({ label, hint, max, missing, long, ...more }: Limits & Attributes) {
  return {
    ...{ label, hint },
    schema: () => textSchema(tidyText, { max, missing, long }),
    attributes: { ...more, maxLength: max, required: missing !== undefined },
  }
}

/** A text of several lines. */
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

/** What its action reads by itself. */
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
  /** Stands first, and is no choice. */
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

/** The same field, which may be left empty: then it reads null. */
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

/** An amount as it stands in a field: `1249,50`. */
export function amountField(minor: number, currency: string): string {
  return amountText(minor, currency, ',')
}

/** A field with an amount, for the schema of a form. */
export function amountSchema(currency: string) {
  return v.pipe(
    v.string(),
    v.transform((it) => parseAmount(it, currency)),
    v.number('staff.order.amount.wrong'),
  )
}
