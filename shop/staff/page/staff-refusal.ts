/** A no that somebody of the staff can act on; whatever the form had begun is undone. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal'
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}
