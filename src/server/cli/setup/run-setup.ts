import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '../../../model/language.ts'
import { refuseDemoAt, shopFilePath } from '../../app/settle-facts.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { findBlanks } from '../../platform/shop/read-shop-file.ts'
import { defaultText } from '../../platform/texts/server-text.ts'
import { type Ask, makeFile } from './make-file.ts'
import { makeOwner, OWNER_IDS } from './make-owner.ts'
import { QUESTION_IDS } from './questions.ts'
import type { DraftFile } from './starting-file.ts'
import { writeWhole } from './write-whole.ts'

const SETUP_HELP = `Courtside: npm run setup

Asks what the shop is, and writes it into the file that the shop starts with: DATA_DIR/shop.json, or
the one that SHOP_FILE names.

  --language NAME    Ask in sv or en (default: sv)
  --answers FILE     Take the answers from this file and ask nothing: {"name": "My shop", …}; the names
                     are those that a question shows when its answer is missing
  --replace          Write a new file in the place of the one that there is
`

export interface SetupCommand {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** Shows a line, and answers what was typed after it; undefined at the end of the input. */
  readonly ask: (line: string) => Promise<string | undefined>
}

interface SetupOptions {
  readonly path: string
  readonly language: Language
  readonly answers: Readonly<Record<string, string>> | undefined
}

/** Runs `npm run setup`; answers the exit code. */
export async function runSetup(command: SetupCommand): Promise<number> {
  const { words, out, error } = command
  if (words.includes('--help')) {
    out(SETUP_HELP)
    return 0
  }
  try {
    const options = readOptions(command)
    await refuseDemoAt(readSettings(command.environment))
    await setUp(command, options)
    return 0
  } catch (fault) {
    if (!(fault instanceof StartError)) throw fault
    error(`${fault.message}\n`)
    return 1
  }
}

async function setUp(command: SetupCommand, options: SetupOptions): Promise<void> {
  const { out, ask } = command
  const { path, language, answers } = options
  const t = defaultText(language)
  if (!answers) out(`${t('setup.welcome', { path })}\n\n`)
  const file = await makeFile({
    ask: answers ? fromFile(answers) : fromPerson(ask, (id) => t(`setup.${id}`)),
    refuse({ id }, reason) {
      if (answers) throw new StartError(refusalOf(id, reason))
      out(`${reason ? t('setup.wrong', { reason }) : t('setup.missing')}\n`)
    },
  })
  if (!file) throw new StartError('The questions were not answered to the end: nothing is written.')
  await makeOwner({
    settings: readSettings(command.environment),
    language,
    t,
    ask: async (id, usual) => {
      if (answers) return answers[id]
      return ask(`${t(`setup.${id}`)}${usual && ` (${usual})`}: `)
    },
    email: file.contact?.email ?? '',
    out,
    isPerson: answers === undefined,
  })
  writeWhole(path, `${JSON.stringify(withSchema(path, file), undefined, 2)}\n`)
  const blanks = findBlanks(file)
  if (blanks.length > 0) {
    out(`${t('setup.blanks', { fields: blanks.map((it) => it.join('.')).join(', ') })}\n`)
  }
  out(`${t('setup.done', { path })}\n`)
}

function refusalOf(id: string, reason: string | undefined): string {
  if (reason === undefined) return `There is no answer to "${id}".`
  return `The answer to "${id}" is wrong: ${reason}.`
}

function fromPerson(ask: SetupCommand['ask'], wordsOf: (id: string) => string): Ask {
  return ({ id }, usual) => ask(`${wordsOf(id)}${usual ? ` (${usual})` : ''}: `)
}

/** A question that the file does not answer has its usual answer, if it has one. */
function fromFile(answers: Readonly<Record<string, string>>): Ask {
  return async ({ id }) => (Object.hasOwn(answers, id) ? answers[id] : '')
}

/** Editors find out from it what a field may be. */
function withSchema(path: string, file: DraftFile): object {
  const schema = resolve('types/shop.schema.json')
  if (!existsSync(schema)) return file
  const address = relative(dirname(resolve(path)), schema).replaceAll('\\', '/')
  return { $schema: address, ...file }
}

function readOptions({ words, environment }: SetupCommand): SetupOptions {
  const { language, answers, replace } = readWords(words)
  if (language !== 'sv' && language !== 'en') {
    throw new StartError(`--language must be sv or en, and is "${language}".`)
  }
  const path = shopFilePath(readSettings(environment))
  if (existsSync(path) && !replace) {
    throw new StartError(`${path} is there already; --replace writes a new one in its place.`)
  }
  return { path, language, answers: answers === undefined ? undefined : readAnswers(answers) }
}

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        language: { type: 'string', default: 'sv' },
        answers: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    throw new StartError(`"${words.join(' ')}" is nothing to do here: see --help.`)
  }
}

/** Numbers and truths are answers as well as texts. */
function readAnswers(path: string): Readonly<Record<string, string>> {
  const value = parse(path)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StartError(`${path} must be { … } with an answer to each question.`)
  }
  const known: readonly string[] = [...QUESTION_IDS, ...OWNER_IDS]
  const strange = Object.keys(value).find((it) => !known.includes(it))
  if (strange !== undefined) throw new StartError(`${path}: nothing asks for "${strange}".`)
  return Object.fromEntries(Object.entries(value).map(([id, it]) => [id, readAnswer(path, id, it)]))
}

function readAnswer(path: string, id: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new StartError(`${path}: the answer to "${id}" must be a text, a number, true or false.`)
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error
    throw new StartError(`${path} ${isMissing ? 'cannot be read' : 'is no JSON'}.`)
  }
}
