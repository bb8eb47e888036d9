/** Non-negative whole numbers, in as few bytes as the largest needs. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array

const FIRST_SIZE = 1024

/** A growing list of whole numbers, without an object for each. */
export class NumberList {
  #values = new Uint32Array(FIRST_SIZE)
  #length = 0
  #largest = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length] = value
    this.#length += 1
    if (value > this.#largest) this.#largest = value
  }

  finish(): Numbers {
    const values = this.#values.subarray(0, this.#length)
    if (this.#largest <= 0xff) return Uint8Array.from(values)
    if (this.#largest <= 0xffff) return Uint16Array.from(values)
    return values.slice()
  }
}
