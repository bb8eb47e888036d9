/** What a program answers, and the code that it ends with. */
export function say(text: string, code: number): number {
  process.stdout.write(text)
  return code
}

export function refuse(reason: string): number {
  console.error(`${reason} See --help.`)
  return 1
}
