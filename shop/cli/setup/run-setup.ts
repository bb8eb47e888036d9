import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Text } from '../../../src/i18n/text.ts'
import { withoutUnseen } from '../../../src/model/plain-text.ts'
import { refuseDemoAt } from '../../app/settle-facts.ts'
import { commandText } from '../../platform/commands/command-text.ts'
import { flushNow } from '../../platform/db/flush-file.ts'
import { describeFault } from '../../platform/shop/fault.ts'
import { BLANK } from '../../platform/shop/field-schemas.ts'
import { findBlanks } from '../../platform/shop/read-shop-file.ts'
import { exitCodeOf, StartError } from '../../platform/start-error.ts'
import { defaultText } from '../../platform/texts/server-text.ts'
import { readSettings } from '../../settings/settings.ts'
import '../texts/texts.ts'
import { type Ask, assertSettled, BACK, makeFile } from './make-file.ts'
import { makeOwner, type OwnerInterview } from './make-owner.ts'
import type { Question } from './question.ts'
import { readOptions, type SetupOptions } from './read-options.ts'
import type { DraftFile } from './starting-file.ts'

export interface SetupCommand {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** Shows a line, and returns the text typed after it; undefined at the end of the input. */
  readonly ask: (line: string) => Promise<string | undefined>
  /** The same without showing the typed text, if a person is typing. */
  readonly askHidden?: SetupCommand['ask']
}

/** Runs `npm run setup`; returns the exit code. */
export async function runSetup(command: SetupCommand): Promise<number> {
  const { words, out } = command
  if (words.includes('--help')) {
    out(commandText(command.environment)('cli.help.setup'))
    return 0
  }
  return exitCodeOf(command, async () => {
    const options = readOptions(words, command.environment)
    await refuseDemoAt(readSettings(command.environment), defaultText(options.language))
    await setUp(command, options)
    return 0
  })
}

async function setUp(command: SetupCommand, options: SetupOptions): Promise<void> {
  const { out, ask } = command
  const { path, language, answers } = options
  const t = defaultText(language)
  if (!answers) out(`${t('setup.welcome', { path })}\n\n`)
  const wrong: string[] = []
  const file = await makeFile({
    ask: answers ? fromFile(answers) : fromPerson(ask, t),
    onRefusal(question, fault, draft) {
      const reason = fault === 'missing' ? undefined : describeFault(fault, language)
      if (!answers) {
        out(`${t(reason ? 'setup.wrong' : 'setup.missing', { reason })}\n`)
        return 'again'
      }
      const values = { id: question.id, question: questionText(question, draft, t), reason }
      wrong.push(t(reason ? 'setup.refused' : 'setup.unanswered', values))
      return 'next'
    },
  })
  if (wrong.length > 0) throw new StartError(wrong.join('\n'))
  if (!file) throw new StartError(t('setup.unfinished'))
  assertSettled(file)
  await makeOwner({
    settings: readSettings(command.environment),
    language,
    t,
    ask: answers ? async (id) => answers[id] : askOwner(command, t),
    email: file.contact?.email ?? '',
    out,
    isPerson: answers === undefined,
  })
  writeWhole(path, `${JSON.stringify(withSchema(path, file), undefined, 2)}\n`, t)
  const blanks = findBlanks(file)
  if (blanks.length > 0) {
    out(`${t('setup.blanks', { fields: blanks.map((it) => it.join('.')).join(', ') })}\n`)
  }
  out(`${t('setup.done', { path })}\n`)
}

function fromPerson(ask: SetupCommand['ask'], t: Text): Ask {
  return async (question, usual, file) => {
    const answer = await ask(`${questionText(question, file, t)}${offered(usual, t)}: `)
    return answer?.trim() === '<' ? BACK : answer && withoutUnseen(answer)
  }
}

/** The text of a question, by the file's country. */
export function questionText({ id, text }: Question, file: DraftFile, t: Text): string {
  return t(`setup.${text?.(file) ?? id}`)
}

function offered(usual: string | undefined, t: Text): string {
  if (!usual) return ''
  const names: Readonly<Record<string, string>> = { no: t('setup.no'), [BLANK]: t('setup.later') }
  return ` (${names[usual] ?? usual})`
}

/** A hidden password is typed twice, since a slip would lock the owner out. */
function askOwner({ ask, askHidden, out }: SetupCommand, t: Text): OwnerInterview['ask'] {
  return async (id, usual) => {
    if (id !== 'ownerPassword' || !askHidden) {
      return ask(`${t(`setup.${id}`)}${usual && ` (${usual})`}: `)
    }
    for (;;) {
      const password = await askHidden(`${t('setup.ownerPassword')}: `)
      if (!password || password === (await askHidden(`${t('setup.ownerPasswordAgain')}: `))) {
        return password
      }
      out(`${t('setup.passwordsDiffer')}\n`)
    }
  }
}

/** A question without an answer in the file gets its default, if any. */
function fromFile(answers: Readonly<Record<string, string>>): Ask {
  return async ({ id }) => withoutUnseen((Object.hasOwn(answers, id) && answers[id]) || '')
}

/** Adds the address of the schema, from which editors learn the fields. */
function withSchema(path: string, file: DraftFile): object {
  const schema = resolve('types/shop.schema.json')
  if (!existsSync(schema)) return file
  const address = relative(dirname(resolve(path)), schema).replaceAll('\\', '/')
  return { $schema: address, ...file }
}

/** Writes a temporary file and renames it, so that readers get either the whole new file or the old one. */
function writeWhole(path: string, content: string, t: Text): void {
  const begun = `${path}.${process.pid}.part`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(begun, content)
    flushNow(begun)
    renameSync(begun, path)
  } catch (error) {
    rmSync(begun, { force: true })
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new StartError(t('setup.unwritable', { path, code: String(code) }))
  }
}
