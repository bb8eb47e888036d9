/** What a program answers, and the code that it ends with. */
export function say(text: string, code: number): number {
  process.stdout.write(text)
  return code
}

export function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`)
  return 1
}
