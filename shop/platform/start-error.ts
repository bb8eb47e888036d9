/** The shop cannot start. The message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Why the shop cannot start, not yet translated; see `toStartError`. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>

  constructor(key: string, values: StartRefusal['values'] = {}) {
    super(`${key} ${JSON.stringify(values)}`)
    this.key = key
    this.values = values
  }
}

/** Does a program's work; writes a refusal, and returns the exit code, 1 for a refusal. */
export async function exitCodeOf(
  voices: { readonly error: (text: string) => void },
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    voices.error(`${error.message}\n`)
    return 1
  }
}
