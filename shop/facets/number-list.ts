/** Whole numbers from 0, in the least bytes that hold the largest of them. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array

const FIRST_SIZE = 1024

/** A list of whole numbers that grows, without an object a number. */
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
