import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Values } from '../../../src/i18n/format-message.ts'
import type { Language } from '../../../src/model/language.ts'
import { StartError } from '../start-error.ts'
import { defaultText } from '../texts/server-text.ts'
import { findFaults } from './check-shop.ts'
import { describeFault, type Fault, type ReasonKey, readReason } from './fault.ts'
import { BLANK } from './field-schemas.ts'
import { lineAt, locateJson, type Path } from './locate-json.ts'
import { type ShopFile, shopSchema } from './shop-schema.ts'

const MAX_BYTES = 1_000_000
const MAX_SHOWN = 60

/**
 * Reads an owner's file; undefined if there is none. Throws one sentence about the first fault, in the
 * file's own language, or in `language` if the file cannot be read.
 */
export function readShopFile(path: string, language: Language = 'en'): ShopFile | undefined {
  const bytes = readBytes(path, language)
  return bytes && parseShopFile(decode(bytes, path, language), path)
}

/** Checks the text of an owner's file; `name` is the file's name in a refusal. */
export function parseShopFile(text: string, name: string): ShopFile {
  const language = languageOf(text)
  const refusalAt = (fault: Fault, line: number) =>
    refusal(language, 'shopFile.at', {
      file: name,
      line: String(line),
      fault: describeFault(fault, language),
    })

  const value = parseJson(text, (line) => refusalAt({ path: [], key: 'shopFile.noJson' }, line))
  const lines = locateJson(text)
  if (lines.fault) throw refusalAt(lines.fault, lines.fault.line)
  const fault = findFault(value)
  if (fault) throw refusalAt(fault, lines.lineOf(fault.path))
  return v.parse(shopSchema, value)
}

/** The faults of a file that may still contain blanks. */
export function checkFields(value: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(shopSchema, value)
  return success ? findFaults(output) : issues.map(describeIssue)
}

/** Swedish if it is the file's first language, even in a faulty file; else English. */
function languageOf(text: string): Language {
  return /"languages"\s*:\s*\[\s*"sv"/.test(text) ? 'sv' : 'en'
}

function findFault(value: unknown): Fault | undefined {
  const [blank] = findBlanks(value)
  return blank ? { path: blank, key: 'shopFile.blank' } : checkFields(value)[0]
}

function readBytes(path: string, language: Language): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw refusal(language, 'shopFile.unreadable', { file: path, code })
  }
}

function decode(bytes: Buffer, file: string, language: Language): string {
  if (bytes.length > MAX_BYTES) {
    throw refusal(language, 'shopFile.tooLarge', { file, limit: MAX_BYTES })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusal(language, 'shopFile.encoding', { file })
  }
}

function parseJson(text: string, refusalAt: (line: number) => StartError): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? []
    const end = text.trimEnd().length
    throw refusalAt(lineAt(text, Math.min(Number(position ?? end), end)))
  }
}

function refusal(language: Language, key: ReasonKey, values: Values): StartError {
  return new StartError(defaultText(language)(key, values))
}

/** The fields that still contain a blank. */
export function findBlanks(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return value.includes(BLANK) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, it]) =>
    findBlanks(it, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function describeIssue(issue: v.InferIssue<typeof shopSchema>): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  if (issue.received === 'undefined') return { path, key: 'shopFile.missing' }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { path, key: 'shopFile.unknown' }
  }
  const reason = readReason(issue.message) ?? { key: 'shopFile.object' }
  const input = show(issue.input)
  return { path, ...reason, ...(input !== undefined && { input }) }
}

function show(value: unknown): string | undefined {
  // Validating a list as an object may find a list's method in place of a field.
  if (typeof value === 'object' || typeof value === 'function' || Number.isNaN(value)) {
    return undefined
  }
  const json = JSON.stringify(value)
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}
