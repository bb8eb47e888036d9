/**
 * Replaces fast-check in every test (scripts/bundle-tests.mjs): the same cases each time, so that results only
 * depend on changes. Long runs use other cases.
 */
import fc, { type StringConstraints } from 'fast-check'

declare const COURTSIDE_TEST_SEED: number

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: COURTSIDE_TEST_SEED })

/** Lone surrogates are not characters. */
const HALVES = { from: 0xd800, count: 0x800 }

/**
 * Every character of Unicode, like the library's unit `binary`, which lists all 1,112,064 of them in each
 * process; that takes a second, and again whenever memory is cleared.
 */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((it) => String.fromCodePoint(it < HALVES.from ? it : it + HALVES.count), numberOf)

function numberOf(character: unknown): number {
  if (typeof character !== 'string' || !/^[^\ud800-\udfff]$/u.test(character)) {
    throw new Error('no character')
  }
  const code = character.codePointAt(0) ?? 0
  return code < HALVES.from ? code : code - HALVES.count
}

function string(constraints: StringConstraints = {}) {
  const { unit } = constraints
  return fc.string(unit === 'binary' ? { ...constraints, unit: anyCharacter } : constraints)
}

// biome-ignore lint/style/noDefaultExport: it is what the library exports.
export default { ...fc, string }
