/**
 * Freezes Object.prototype, as a page or a process under attack would want it. Objects may still have
 * properties of their own with its names, such as `toString`: the language forbids to assign them once
 * the prototype's are read-only, which packages do, so those are accessors that step aside.
 */
for (const [name, { value, writable }] of Object.entries(
  Object.getOwnPropertyDescriptors(Object.prototype),
)) {
  if (!writable) continue
  Object.defineProperty(Object.prototype, name, {
    get: () => value,
    set(own) {
      if (this === Object.prototype) throw new TypeError(`${name} is frozen`)
      Object.defineProperty(this, name, {
        value: own,
        writable: true,
        enumerable: true,
        configurable: true,
      })
    },
  })
}
Object.freeze(Object.prototype)
