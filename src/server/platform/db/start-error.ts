/** The shop cannot start. The message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** A setting cannot be used. `readSettings` says so in the language of whoever started the program. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>

  constructor(key: string, values: WrongSetting['values'] = {}) {
    super(`${key} ${JSON.stringify(values)}`)
    this.key = key
    this.values = values
  }
}
