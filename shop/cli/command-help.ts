import './texts/texts.ts'
import { commandText, type Environment } from '../platform/commands/command-text.ts'

type Program =
  | 'import'
  | 'backup'
  | 'restore'
  | 'move'
  | 'migrate'
  | 'demo'
  | 'goods'
  | 'priceLists'
  | 'books'
  | 'withdrawals'
  | 'payments'
  | 'staff'
  | 'snippet'

/** The text of `--help`, in the language of the system's locale. */
export function helpOf(
  program: Program,
  environment: Environment,
  values: Readonly<Record<string, string>> = {},
): string {
  return commandText(environment)(`cli.help.${program}`, values)
}
