import { StartRefusal } from '../db/start-error.ts'

export function readChoice<Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((it) => it === value)
  if (choice !== undefined) return choice
  throw new StartRefusal('settings.wrong.choice', { name, choices: choices.join(', '), value })
}
