import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Language } from '../../../src/model/language.ts'
import { commandLanguage, type Environment } from '../../platform/commands/command-text.ts'
import { shopFilePath } from '../../platform/shop/own-facts.ts'
import { StartError } from '../../platform/start-error.ts'
import { defaultText } from '../../platform/texts/server-text.ts'
import { readSettings } from '../../settings/settings.ts'
import { OWNER_IDS } from './make-owner.ts'
import { QUESTION_IDS } from './questions.ts'

export interface SetupOptions {
  readonly path: string
  readonly language: Language
  readonly answers: Readonly<Record<string, string>> | undefined
}

/** Reads the target of the file, the language and the answers; throws for invalid options. */
export function readOptions(words: readonly string[], environment: Environment): SetupOptions {
  const { language, refusal } = speak(words, environment)
  const chosen = readWords(words, refusal)
  if (chosen.language !== undefined && chosen.language !== language) {
    throw refusal('setup.language', { language: chosen.language })
  }
  const path = shopFilePath(readSettings(environment))
  if (existsSync(path) && !chosen.replace) throw refusal('setup.exists', { path })
  const answers = chosen.answers === undefined ? undefined : readAnswers(chosen.answers, refusal)
  return { path, language, answers }
}

const LANGUAGES: readonly Language[] = ['sv', 'en']

type RefusalOf = (key: string, values: Readonly<Record<string, string>>) => StartError

/** The requested language, even where other options are wrong; without one, that of every command. */
function speak(
  words: readonly string[],
  environment: Environment,
): { language: Language; refusal: RefusalOf } {
  const options = { language: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...words], options, strict: false })
  const requested = LANGUAGES.find((it) => it === values.language)
  const language = requested ?? commandLanguage(environment)
  const t = defaultText(language)
  return { language, refusal: (key, values) => new StartError(t(key, values)) }
}

function readWords(words: readonly string[], refusal: RefusalOf) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        language: { type: 'string' },
        answers: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    throw refusal('setup.option', { words: words.join(' ') })
  }
}

/** Answers may be texts, numbers or booleans. */
function readAnswers(path: string, refusal: RefusalOf): Readonly<Record<string, string>> {
  const value = parse(path, refusal)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusal('setup.answers', { path })
  }
  const knownIds: readonly string[] = [...QUESTION_IDS, ...OWNER_IDS]
  const strange = Object.keys(value).find((it) => !knownIds.includes(it))
  if (strange !== undefined) throw refusal('setup.strange', { path, id: strange })
  const answers = Object.entries(value).map(([id, it]) => {
    const answer = readAnswer(it)
    if (answer === undefined) throw refusal('setup.answerKind', { path, id })
    return [id, answer]
  })
  return Object.fromEntries(answers)
}

function readAnswer(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function parse(path: string, refusal: RefusalOf): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error
    throw refusal(isMissing ? 'setup.unreadable' : 'setup.noJson', { path })
  }
}
