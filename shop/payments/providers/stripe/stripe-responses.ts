import { ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'

/** Checks a status, because the library accepts any JSON, even that of a broken server. */
export function assertStatus(status: unknown, expected: readonly string[]): void {
  if (typeof status === 'string' && expected.includes(status)) return
  throw new ProviderUnavailable(`Stripe answered ${String(status)} for ${expected.join(' or ')}.`)
}

export function readId({ id }: { readonly id: unknown }): string {
  return readText(id)
}

export function readText(text: unknown): string {
  if (typeof text === 'string' && text !== '') return text
  throw new ProviderUnavailable('Stripe answered without what was asked for.')
}
