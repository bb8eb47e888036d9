import type { BaseIssue } from 'valibot'
import { sizeFieldKey } from '../../../src/contract/error-body.ts'
import {
  errorsSummary,
  findFieldErrors,
  type Message,
  type Rules,
} from '../../../src/model/validation.ts'
import { ShopError } from '../shop-error.ts'

type Issue = BaseIssue<unknown>

const QUANTITY_KEYS: Readonly<Record<string, string>> = {
  number: 'quantity.notnumber',
  integer: 'quantity.notwhole',
  min_value: 'quantity.toosmall',
  max_value: 'quantity.toobig',
}

const KEYS: Readonly<Record<string, string>> = {
  number: 'validation.number',
  integer: 'validation.integer',
  min_value: 'validation.min',
  max_value: 'validation.max',
  min_length: 'validation.minLength',
  max_length: 'validation.maxLength',
  email: 'validation.email',
}

/** The 400 for a body that breaks its contract, with a message for each field and each size box. */
export function issuesRefusal(issues: readonly Issue[], body: unknown): ShopError {
  const found = issues.flatMap(mostSpecific)
  const modelState: Record<string, Message[]> = Object.create(null)
  const errorsList: Record<string, Message> = Object.create(null)
  for (const issue of found) {
    const path = pathOf(issue)
    const message = toMessage(issue, path.at(-1))
    const field = path.join('-') || 'general'
    modelState[field] = [...(modelState[field] ?? []), message]
    const article = articleAt(body, path)
    if (article) errorsList[sizeFieldKey(article)] ??= message
  }
  const [first] = found
  const reason = first ? toMessage(first, pathOf(first).at(-1)) : 'request.unreadable'
  const isAboutArticles = found.some((it) => pathOf(it)[0] === 'articles')
  return new ShopError(400, reason, {
    modelState,
    ...(Object.keys(errorsList).length > 0 && { errorsList }),
    ...(isAboutArticles && typeof reason === 'object' && { articles: [reason] }),
  })
}

/** For a union, the issues of the alternative that matched deepest. */
function mostSpecific(issue: Issue): Issue[] {
  const inner = issue.issues?.flatMap(mostSpecific) ?? []
  if (inner.length === 0) return [issue]
  const deepest = Math.max(...inner.map((it) => pathOf(it).length))
  const furthest = inner.filter((it) => pathOf(it).length === deepest)
  const present = furthest.filter((it) => it.input !== undefined)
  return present.length > 0 ? present : furthest
}

function pathOf(issue: Issue): string[] {
  return issue.path?.map(({ key }) => String(key)) ?? []
}

function toMessage(issue: Issue, field: string | undefined): Message {
  // A schema with a message of its own names a text key.
  if (/^[a-z]+\.[a-z]+$/i.test(issue.message)) return { key: issue.message }
  if (issue.kind === 'schema' && issue.input === undefined) return { key: 'validation.required' }
  const keys = field === 'quantity' ? { ...KEYS, ...QUANTITY_KEYS } : KEYS
  const key = keys[issue.type] ?? 'validation.pattern'
  const limit = 'requirement' in issue ? Number(issue.requirement) : undefined
  return limit === undefined ? { key } : { key, values: { min: limit, max: limit } }
}

/** The size box or article number that a path into an add-to-cart body leads through. */
function articleAt(body: unknown, path: readonly string[]): string | undefined {
  const [list, index] = path
  const articles = isRecord(body) ? body.articles : undefined
  const article = list === 'articles' && Array.isArray(articles) ? articles[Number(index)] : body
  if (!isRecord(article)) return undefined
  const name = [article.fieldId, article.articleNumber].find((it) => typeof it === 'string')
  return typeof name === 'string' && name.length <= 64 ? name : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Throws a 400 with a message for each faulty field of a form. */
export function refuseFaults(form: object, rules: Rules): void {
  const errors = findFieldErrors(form, rules)
  const summary = errorsSummary(errors)
  if (!summary) return
  const modelState = Object.fromEntries(Object.entries(errors).map(([path, it]) => [path, [it]]))
  throw new ShopError(400, summary, { modelState })
}
