import type { Language } from '../../../model/language.ts'
import { describeFault, type Fault } from '../../platform/shop/fault.ts'
import type { Path } from '../../platform/shop/locate-json.ts'
import { checkFields } from '../../platform/shop/read-shop-file.ts'
import type { Question } from './question.ts'
import { FIRST_QUESTIONS, questionsFor } from './questions.ts'
import { type DraftFile, startingFile } from './starting-file.ts'

/** Asks one question; undefined where nobody answers any more. */
export type Ask = (question: Question, usual: string | undefined) => Promise<string | undefined>

export interface Interview {
  readonly ask: Ask
  /** Hears why an answer was not taken, before it is asked for again; undefined where there was none. */
  readonly refuse: (question: Question, fault: Fault | undefined) => void
}

/** Makes a file of the answers, each checked as the start checks it; undefined where one is missing. */
export async function makeFile(interview: Interview): Promise<DraftFile | undefined> {
  const file = startingFile()
  for (const it of FIRST_QUESTIONS) if (!(await settle(interview, file, it))) return undefined
  keepLanguages(file)
  const rest = questionsFor(file.languages as readonly Language[])
  for (const it of rest) if (!(await settle(interview, file, it))) return undefined
  const [fault] = checkFields(file)
  if (fault) throw new Error(`No question settles ${describeFault(fault, 'en')}`)
  return file
}

/** Asks until the answer is one that the shop takes. */
async function settle(
  { ask, refuse }: Interview,
  file: DraftFile,
  question: Question,
): Promise<boolean> {
  const usual = question.usual?.(file)
  for (;;) {
    const answer = await ask(question, usual)
    if (answer === undefined) return false
    const chosen = answer.trim() || usual
    const fault = chosen === undefined ? undefined : write(file, question, chosen)
    if (chosen !== undefined && fault === undefined) return true
    refuse(question, fault)
  }
}

/** Puts the answer into the file; says what is wrong with it, and leaves the file as it was. */
function write(file: DraftFile, question: Question, answer: string): Fault | undefined {
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
