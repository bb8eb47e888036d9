import type { Text } from '../../../src/i18n/text.ts'
import type { Message } from '../../../src/model/validation.ts'

/** What is wrong with a field, by its name: in a list of faults each line stands by itself. */
export function faultWords(t: Text, label: string, { key, values }: Message): string {
  const field = label.charAt(0).toLowerCase() + label.slice(1)
  return t(key, { field, ...values })
}
