import { formOf, type PhonePlan, plansOf, readPhone, writesTrunk } from './phone.ts'

/** The area code of a Swedish number that is written separately, without its 0. */
const AREA = /^(8|1[013689]|2[0136]|3[1356]|4[0246]|54|6[03]|7[02369]|90|\d{3})/

/**
 * A stored number as people in a country write it: a foreign one starts with its calling code. If the
 * country groups its numbers in several ways, the digits stay together.
 */
export function formatPhone(phoneNumber: string, country: string): string {
  if (!/^\+\d+$/.test(phoneNumber)) return phoneNumber
  const plans = plansOf(phoneNumber.slice(1))
  const national = phoneNumber.slice((plans[0]?.code ?? '').length + 1)
  const inside = plans.find((it) => it.country === country)
  const plan = inside ?? plans.find((it) => formOf(it, national)) ?? plans[0]
  if (!plan) return phoneNumber
  const written = writeInside(national, plan)
  if (inside) return written
  const digits = written.replace(/\D+/g, ' ').trim()
  const isLong = plan.trunk !== '' && writesTrunk(plan)
  return `+${plan.code} ${isLong ? digits.slice(plan.trunk.length).trim() : digits}`
}

/** Rewrites a number from one country's format to another's; anything but a number stays. */
export function reformatPhone(typed: string, from: string, to: string): string {
  const reading = readPhone(typed, from)
  return 'phoneNumber' in reading ? formatPhone(reading.phoneNumber, to) : typed
}

function writeInside(national: string, plan: PhonePlan): string {
  const digits = writesTrunk(plan) ? plan.trunk + national : national
  if (plan.country === 'SE') return writeSwedish(national)
  const form = formOf(plan, national)
  if (!form) return digits
  let at = 0
  const written = (plan.trunk + national).slice(-form.replace(/\D/g, '').length)
  return form.replace(/\d/g, () => written.charAt(at++))
}

/** In pairs, starting with three digits if their number is odd. */
function writeSwedish(national: string): string {
  const [area = ''] = AREA.exec(national) ?? []
  const digits = national.slice(area.length)
  const rest =
    digits.length === 8
      ? digits.replace(/^(...)(...)/, '$1 $2 ')
      : digits.replace(/^\d{3}(?=(\d{2})+$)|\d{2}(?=\d)/g, '$& ')
  return `0${area}-${rest}`
}
