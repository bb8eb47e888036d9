import { StartRefusal } from '../platform/start-error.ts'

const ADDRESS_OWNERS = ['checkout', 'frame'] as const
const SWITCHES = ['auto', 'on', 'off'] as const
const CARRIER_MOODS = ['up', 'down', 'slow'] as const

/** `auto`: open where nothing of the shop is real. */
export type SandboxChoice = (typeof SWITCHES)[number]

/** How the built-in carrier feels: `down` fails, `slow` never answers. */
export type CarrierMood = (typeof CARRIER_MOODS)[number]

/** Settings of what is built in for trying the shop. */
export interface SandboxSettings {
  readonly sandboxPayments: SandboxChoice
  readonly sandboxCarrier: SandboxChoice
  readonly carrierMood: CarrierMood
  readonly sandboxAddress: (typeof ADDRESS_OWNERS)[number]
}

/** What `--help` names of them. */
export const SANDBOX_CHOICES = {
  moods: CARRIER_MOODS.join(', '),
  owners: ADDRESS_OWNERS.join(', '),
}

export function readSandbox(read: (name: string) => string | undefined): SandboxSettings {
  return {
    sandboxPayments: readChoice('SANDBOX_PAYMENTS', read('SANDBOX_PAYMENTS') ?? 'auto', SWITCHES),
    ...readCarrier(read('SANDBOX_CARRIER') ?? 'auto'),
    sandboxAddress: readChoice(
      'SANDBOX_ADDRESS',
      read('SANDBOX_ADDRESS') ?? 'checkout',
      ADDRESS_OWNERS,
    ),
  }
}

/** A mood asks for the built-in carrier by name. */
function readCarrier(value: string): Pick<SandboxSettings, 'sandboxCarrier' | 'carrierMood'> {
  const choice = readChoice('SANDBOX_CARRIER', value, ['auto', 'off', ...CARRIER_MOODS])
  if (choice === 'auto' || choice === 'off') return { sandboxCarrier: choice, carrierMood: 'up' }
  return { sandboxCarrier: 'on', carrierMood: choice }
}

export function readChoice<Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((it) => it === value)
  if (choice !== undefined) return choice
  throw new StartRefusal('settings.wrong.choice', { name, choices: choices.join(', '), value })
}
