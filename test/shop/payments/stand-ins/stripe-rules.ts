import { below } from './form-fields.ts'

/** The rules of Stripe's published API that concern the adapter's requests. */

type Form = ReadonlyMap<string, string>

const SESSION_FIELDS = [
  /^mode$/,
  /^allowed_payment_method_types\.\d+$/,
  /^adaptive_pricing\.enabled$/,
  /^line_items\.\d+\.quantity$/,
  /^line_items\.\d+\.price_data\.(currency|unit_amount)$/,
  /^line_items\.\d+\.price_data\.product_data\.(name|metadata\.\w{1,40})$/,
  /^(client_reference_id|customer_email|locale|success_url|cancel_url)$/,
  /^(ui_mode|return_url)$/,
  /^metadata\.\w{1,40}$/,
  /^payment_intent_data\.(capture_method|metadata\.\w{1,40})$/,
  /^discounts\.0\.coupon$/,
]
const COUPON_FIELDS = [/^(amount_off|currency|duration|max_redemptions|name)$/]
const MAX_LINES = 100

/** The parameters that Stripe would refuse. */
export function findSessionFaults(form: Form): string[] {
  const lines = linesOf(form)
  return [
    ...unknown(form, SESSION_FIELDS),
    ...unless(form.get('mode') === 'payment', 'mode'),
    ...findMethodFaults(form),
    ...unless(lines.length >= 1 && lines.length <= MAX_LINES, 'line_items'),
    ...lines.flatMap((line, at) => findLineFaults(line).map((it) => `line_items.${at}.${it}`)),
    ...unless(/^[\w-]{1,200}$/.test(form.get('client_reference_id') ?? ''), 'client_reference_id'),
    ...unless(/^[^@\s]+@[^@\s]+$/.test(form.get('customer_email') ?? 'a@b'), 'customer_email'),
    ...unless(['sv', 'en'].includes(form.get('locale') ?? ''), 'locale'),
    ...findPlaceFaults(form),
    ...[...form].filter(([, value]) => value.length > 5000).map(([name]) => name),
  ]
}

/** A session with buttons in the frame has one return address; one on Stripe's page has two. */
function findPlaceFaults(form: Form): string[] {
  const isInPage = form.get('ui_mode') === 'elements'
  const [named, others] = [['return_url'], ['success_url', 'cancel_url']]
  const [wanted, unwanted] = isInPage ? [named, others] : [others, named]
  return [
    ...unless(['elements', undefined].includes(form.get('ui_mode')), 'ui_mode'),
    ...wanted.filter((it) => !URL.canParse(form.get(it) ?? '')),
    ...unwanted.filter((it) => form.has(it)),
  ]
}

/** Swish accepts only kronor, and cannot reserve money for a later capture. */
function findMethodFaults(form: Form): string[] {
  const method = form.get('allowed_payment_method_types.0') ?? ''
  const isLater = form.get('payment_intent_data.capture_method') === 'manual'
  return [
    ...unless(['card', 'swish'].includes(method), 'allowed_payment_method_types'),
    ...unless(!form.has('allowed_payment_method_types.1'), 'allowed_payment_method_types'),
    ...unless(isLater === (method === 'card'), 'capture_method'),
  ]
}

export function findCouponFaults(form: Form): string[] {
  return [
    ...unknown(form, COUPON_FIELDS),
    ...unless(isWhole(form.get('amount_off'), 1), 'amount_off'),
    ...unless(form.get('currency') === 'sek', 'currency'),
    ...unless(form.get('duration') === 'once', 'duration'),
    ...unless((form.get('name') ?? '').length <= 40, 'name'),
  ]
}

/** The sum of the lines, before a coupon. */
export function subtotalOf(form: Form): number {
  const totals = linesOf(form).map(
    (it) => Number(it.get('quantity')) * Number(it.get('price_data.unit_amount')),
  )
  return totals.reduce((sum, total) => sum + total, 0)
}

function linesOf(form: Form): Form[] {
  const lines: Form[] = []
  for (let at = 0; form.has(`line_items.${at}.quantity`); at += 1) {
    lines.push(below(form, `line_items.${at}`))
  }
  return lines
}

function findLineFaults(line: Form): string[] {
  const name = line.get('price_data.product_data.name') ?? ''
  return [
    ...unless(isWhole(line.get('quantity'), 1), 'quantity'),
    ...unless(isWhole(line.get('price_data.unit_amount'), 0), 'unit_amount'),
    ...unless(line.get('price_data.currency') === 'sek', 'currency'),
    ...unless(name.length >= 1 && name.length <= 250, 'name'),
  ]
}

function unknown(form: Form, known: readonly RegExp[]): string[] {
  return [...form.keys()].filter((name) => !known.some((it) => it.test(name)))
}

function unless(isRight: boolean, field: string): string[] {
  return isRight ? [] : [field]
}

function isWhole(value: string | undefined, least: number): boolean {
  return /^\d{1,8}$/.test(value ?? '') && Number(value) >= least
}
