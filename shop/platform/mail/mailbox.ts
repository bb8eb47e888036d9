/** Dots in the name lead to the same mailbox there, so that one has thousands of addresses. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, for counting what is sent there: `Kim+shop@Example.com` is
 * Kim's. Nothing is mailed to it, for a server may tell addresses apart that are one here.
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
