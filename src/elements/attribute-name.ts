import type { Attribute, ElementTable } from './element-table.ts'

/** The name of an attribute on the page, and the advice if that is an old name. */
export interface AttributeName {
  readonly name: string
  readonly advice?: string
}

/** The old name counts only if the new one is absent. */
export function attributeName(
  host: Element,
  own: string,
  prefix: string,
  { renamed = {} }: Attribute,
): AttributeName {
  const old = Object.keys(renamed).find((it) => host.hasAttribute(prefix + it))
  if (!old || host.hasAttribute(own)) return { name: own }
  const since = renamed[old] ?? ''
  const advice = `is called "${own}" since ${since}; the old name ends with ${endOf(since)}`
  return { name: prefix + old, advice }
}

/** All current and old names of a table's attributes. */
export function namesOf({ attributes }: ElementTable): string[] {
  return Object.entries(attributes).flatMap(([name, { renamed = {} }]) => [
    name.toLowerCase(),
    ...Object.keys(renamed),
  ])
}

/** The minor version that drops an old name. */
export function endOf(since: string): string {
  const [major, minor] = since.split('.')
  return `${major}.${Number(minor) + 1}`
}
