import './texts/texts.ts'
import { commandText, type Environment } from '../platform/commands/command-text.ts'

type Program =
  | 'import'
  | 'backup'
  | 'restore'
  | 'demo'
  | 'goods'
  | 'priceLists'
  | 'repairStock'
  | 'withdrawals'
  | 'payments'
  | 'staff'
  | 'snippet'

/** What `--help` says, in the language of whoever asks. */
export function helpOf(
  program: Program,
  environment: Environment,
  values: Readonly<Record<string, string>> = {},
): string {
  return commandText(environment)(`cli.help.${program}`, values)
}
