import { ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'

/** Stops waiting after `limitMs`; the provider may still complete the request. */
export async function withinLimit<Answer>(
  limitMs: number,
  provider: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    const unavailable = new ProviderUnavailable(`${provider} did not answer within ${limitMs} ms.`)
    timer = setTimeout(reject, limitMs, unavailable)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}
