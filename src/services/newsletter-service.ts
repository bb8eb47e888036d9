import { object, optional, string } from 'valibot'
import { request } from './http.ts'

/** Nothing is read of it. */
const answeredSchema = optional(object({ message: optional(string()) }))

/** Asks for a mail to confirm with; the answer is the same for every address. */
export async function askForNewsletter(email: string): Promise<void> {
  await request('POST', '/api/newsletter/subscribe', answeredSchema, { body: { email } })
}
