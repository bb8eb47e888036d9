import { object, optional, string } from 'valibot'
import { request } from './http.ts'

/** The body is ignored. */
const answeredSchema = optional(object({ message: optional(string()) }))

/** Requests a confirmation mail; the answer is the same for every address. */
export async function askForNewsletter(email: string): Promise<void> {
  await request('POST', '/api/newsletter/subscribe', answeredSchema, { body: { email } })
}
