import { StartRefusal } from '../platform/start-error.ts'

const ADDRESS_OWNERS = ['checkout', 'frame'] as const
const SWITCHES = ['auto', 'on', 'off'] as const
const CARRIER_MOODS = ['up', 'down', 'slow'] as const

/** `auto`: open while nothing of the shop is real. */
export type SandboxChoice = (typeof SWITCHES)[number]

/** Simulated state of the built-in carrier: `down` fails, `slow` never answers. */
export type CarrierMood = (typeof CARRIER_MOODS)[number]

/** Settings of the built-in sandboxes. */
export interface SandboxSettings {
  readonly sandboxPayments: SandboxChoice
  readonly sandboxCarrier: SandboxChoice
  readonly carrierMood: CarrierMood
  readonly sandboxAddress: (typeof ADDRESS_OWNERS)[number]
}

/** Their choices, for `--help`. */
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

/** A simulated state also turns the built-in carrier on. */
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
