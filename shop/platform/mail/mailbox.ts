/** These servers ignore dots in the name, so one mailbox has thousands of addresses. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, for counting mails: `kim@example.com` for `Kim+shop@Example.com`. It is not
 * used for sending, since a server may distinguish addresses that are equal here.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const plus = text.indexOf('+')
  const name = text.slice(0, plus > 0 && plus < at ? plus : Math.max(at, 0))
  const server = text.slice(at + 1)
  if (at < 0) return text
  if (!WITHOUT_DOTS.includes(server)) return `${name}@${server}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
