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

/** Where the file is going to stand, and who answers; `t` says what is wrong with the words. */
export function readOptions(words: readonly string[], environment: Environment): SetupOptions {
  const { language, refuse } = speak(words, environment)
  const chosen = readWords(words, refuse)
  if (chosen.language !== undefined && chosen.language !== language) {
    throw refuse('setup.language', { language: chosen.language })
  }
  const path = shopFilePath(readSettings(environment))
  if (existsSync(path) && !chosen.replace) throw refuse('setup.exists', { path })
  const answers = chosen.answers === undefined ? undefined : readAnswers(chosen.answers, refuse)
  return { path, language, answers }
}

const LANGUAGES: readonly Language[] = ['sv', 'en']

type Refuse = (key: string, values: Readonly<Record<string, string>>) => StartError

/** The language that is asked for, also among words that are wrong; else that of every command. */
function speak(
  words: readonly string[],
  environment: Environment,
): { language: Language; refuse: Refuse } {
  const options = { language: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...words], options, strict: false })
  const asked = LANGUAGES.find((it) => it === values.language)
  const language = asked ?? commandLanguage(environment)
  const t = defaultText(language)
  return { language, refuse: (key, values) => new StartError(t(key, values)) }
}

function readWords(words: readonly string[], refuse: Refuse) {
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
    throw refuse('setup.option', { words: words.join(' ') })
  }
}

/** Numbers and truths are answers as well as texts. */
function readAnswers(path: string, refuse: Refuse): Readonly<Record<string, string>> {
  const value = parse(path, refuse)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('setup.answers', { path })
  }
  const known: readonly string[] = [...QUESTION_IDS, ...OWNER_IDS]
  const strange = Object.keys(value).find((it) => !known.includes(it))
  if (strange !== undefined) throw refuse('setup.strange', { path, id: strange })
  const answers = Object.entries(value).map(([id, it]) => {
    const answer = readAnswer(it)
    if (answer === undefined) throw refuse('setup.answerKind', { path, id })
    return [id, answer]
  })
  return Object.fromEntries(answers)
}

function readAnswer(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function parse(path: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error
    throw refuse(isMissing ? 'setup.unreadable' : 'setup.noJson', { path })
  }
}
