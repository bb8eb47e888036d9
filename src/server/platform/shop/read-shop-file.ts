import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { StartError } from '../db/start-error.ts'
import { findFaults } from './check-shop.ts'
import type { Fault } from './fault.ts'
import { BLANK } from './field-schemas.ts'
import { lineAt, locateJson, type Path } from './locate-json.ts'
import { type ShopFile, shopSchema } from './shop-schema.ts'

const MAX_BYTES = 1_000_000
const MAX_SHOWN = 60

/** Reads an owner's file; undefined where there is none. What is wrong is refused in one sentence. */
export function readShopFile(path: string): ShopFile | undefined {
  const bytes = readBytes(path)
  return bytes && parseShopFile(decode(bytes, path), path)
}

/** Checks the text of an owner's file; `name` says which one in what is refused. */
export function parseShopFile(text: string, name: string): ShopFile {
  const value = parseJson(text, name)
  const lines = locateJson(text)
  if (lines.fault) throw refuse(name, lines.fault, lines.fault.line)
  const fault = findFault(value)
  if (fault) throw refuse(name, fault, lines.lineOf(fault.path))
  return v.parse(shopSchema, value)
}

/** The faults of a file that may still have blanks. */
export function checkFields(value: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(shopSchema, value)
  return success ? findFaults(output) : issues.map(describeIssue)
}

function findFault(value: unknown): Fault | undefined {
  const [blank] = findBlanks(value)
  return blank ? { path: blank, reason: 'is still blank' } : checkFields(value)[0]
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new StartError(`${path} cannot be read (${String(code)}).`)
  }
}

function decode(bytes: Buffer, name: string): string {
  if (bytes.length > MAX_BYTES) throw new StartError(`${name} is larger than ${MAX_BYTES} bytes.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(`${name} is no text in UTF-8.`)
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? []
    const end = text.trimEnd().length
    const line = lineAt(text, Math.min(Number(position ?? end), end))
    throw new StartError(
      `${name}, line ${line}: a comma, a bracket or a quotation mark is wrong or missing here or just before.`,
    )
  }
}

function refuse(name: string, { path, reason }: Fault, line: number): StartError {
  const field = path.length > 0 ? `${path.join('.')} ` : ''
  return new StartError(`${name}, line ${line}: ${field}${reason}.`)
}

/** The fields in which an answer is still missing. */
export function findBlanks(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return value.includes(BLANK) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, it]) =>
    findBlanks(it, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function describeIssue(issue: v.InferIssue<typeof shopSchema>): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  if (issue.received === 'undefined') return { path, reason: 'is missing' }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { path, reason: 'is no field of this file' }
  }
  const said = issue.kind === 'schema' && /^Invalid/.test(issue.message) ? undefined : issue.message
  const reason = said ?? (issue.expected === 'Object' ? 'must be { … }' : 'is wrong')
  return { path, reason: `${reason}${shown(issue.input)}` }
}

function shown(value: unknown): string {
  // A list has functions where an object would have fields of the same names.
  if (typeof value === 'object' || typeof value === 'function') return ''
  const json = JSON.stringify(value)
  return `, and is ${json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json}`
}
