import type { Language } from '../../../src/model/language.ts'
import { describeFault, type Fault } from '../../platform/shop/fault.ts'
import type { Path } from '../../platform/shop/locate-json.ts'
import { checkFields } from '../../platform/shop/read-shop-file.ts'
import type { Question } from './question.ts'
import { FIRST_QUESTIONS, questionsFor } from './questions.ts'
import { type DraftFile, startingFile } from './starting-file.ts'

/** Asks one question; undefined at the end of the answers. */
export type Ask = (
  question: Question,
  usual: string | undefined,
  file: DraftFile,
) => Promise<string | typeof BACK | undefined>

/** The answer that goes back to the previous question. */
export const BACK = Symbol('back')

export interface Interview {
  readonly ask: Ask
  /** Receives the fault of an answer, and decides whether to ask again. */
  readonly onRefusal: (
    question: Question,
    fault: Fault | 'missing',
    file: DraftFile,
  ) => 'again' | 'next'
}

/**
 * Makes a file of the answers, with the same checks as the start of the shop; undefined if the answers ended
 * early. A field whose answer was refused for good keeps its starting value.
 */
export async function makeFile(interview: Interview): Promise<DraftFile | undefined> {
  const file = startingFile()
  const typed = new Map<string, string>()
  for (let at = 0; ; ) {
    if (at === FIRST_QUESTIONS.length) keepLanguages(file)
    const rest = questionsFor(file.languages as readonly Language[])
    const question = [...FIRST_QUESTIONS, ...rest][at]
    if (!question) return file
    const outcome = await settle(interview, { file, typed }, question)
    if (outcome === 'ended') return undefined
    at = Math.max(0, at + (outcome === 'back' ? -1 : 1))
  }
}

/** Throws if the file has a fault that no question covers. */
export function assertSettled(file: DraftFile): void {
  const [fault] = checkFields(file)
  if (fault) throw new Error(`No question settles ${describeFault(fault, 'en')}`)
}

interface Draft {
  readonly file: DraftFile
  /** Typed answers by question, offered when the question comes again. */
  readonly typed: Map<string, string>
}

/** Asks until the answer is valid. */
async function settle(
  interview: Interview,
  draft: Draft,
  question: Question,
): Promise<'settled' | 'back' | 'ended'> {
  const usual = usualOf(draft, question)
  for (;;) {
    const answer = await interview.ask(question, usual, draft.file)
    if (answer === BACK) return 'back'
    if (answer === undefined) return 'ended'
    const typed = answer.trim()
    const fault = write(draft.file, question, typed || usual)
    if (!fault) return keep(draft, question, typed)
    if (interview.onRefusal(question, fault, draft.file) === 'next') return 'settled'
  }
}

function usualOf({ file, typed }: Draft, { id, usual }: Question): string | undefined {
  return typed.get(id) ?? usual?.(file)
}

function keep(draft: Draft, { id }: Question, typed: string): 'settled' {
  if (typed) draft.typed.set(id, typed)
  return 'settled'
}

/** Writes the answer into the file; for an invalid one, returns the fault and leaves the file unchanged. */
function write(
  file: DraftFile,
  question: Question,
  answer: string | undefined,
): Fault | 'missing' | undefined {
  if (answer === undefined) return 'missing'
  const before = { ...file }
  question.write(file, answer)
  const fault = checkFields(file).find(({ path }) => isOf(question, path))
  if (!fault) return undefined
  Object.assign(file, before)
  return fault
}

function isOf({ fields }: Question, path: Path): boolean {
  const name = path.join('.')
  return fields.some((it) => name === it || name.startsWith(`${it}.`))
}

/** Removes the starting file's words in languages that the shop does not have. */
function keepLanguages(file: DraftFile): void {
  const keep = () => Object.fromEntries(file.languages.map((it) => [it, '–']))
  file.contact = { ...file.contact, hours: keep() }
  file.legal = {
    ...{ disputes: keep(), consumerLaw: keep() },
    ...{ privacyAuthority: keep(), accessibilityAuthority: keep() },
    faultYears: file.legal.faultYears,
    recordYears: file.legal.recordYears,
  }
}
