import type { Language } from '../../../src/model/language.ts'
import { describeFault, type Fault } from '../../platform/shop/fault.ts'
import type { Path } from '../../platform/shop/locate-json.ts'
import { checkFields } from '../../platform/shop/read-shop-file.ts'
import type { Question } from './question.ts'
import { FIRST_QUESTIONS, questionsFor } from './questions.ts'
import { type DraftFile, startingFile } from './starting-file.ts'

/** Asks one question; undefined where nobody answers any more. */
export type Ask = (
  question: Question,
  usual: string | undefined,
  file: DraftFile,
) => Promise<string | typeof BACK | undefined>

/** The answer of somebody who wants to go back to the question before. */
export const BACK = Symbol('back')

export interface Interview {
  readonly ask: Ask
  /** Hears why an answer was not taken, and says whether it is asked for again. */
  readonly onRefusal: (
    question: Question,
    fault: Fault | 'missing',
    file: DraftFile,
  ) => 'again' | 'next'
}

/**
 * Makes a file of the answers, each checked as the start checks it; undefined where nobody answered to
 * the end. What was refused and not asked for again stands as it stood at the beginning.
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

/** Throws where something is wrong that nobody was asked about. */
export function assertSettled(file: DraftFile): void {
  const [fault] = checkFields(file)
  if (fault) throw new Error(`No question settles ${describeFault(fault, 'en')}`)
}

interface Draft {
  readonly file: DraftFile
  /** What somebody has typed, by question: offered where they come back to it. */
  readonly typed: Map<string, string>
}

/** Asks until the answer is one that the shop takes. */
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

/** Puts the answer into the file; says what is wrong with it, and leaves the file as it was. */
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

/** Words in a language that the shop does not have would stay as the file begins. */
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
