import { openKlarna } from './klarna-setup.ts'
import { providerContract } from './provider-contract.ts'

providerContract('Klarna', openKlarna, ['error', 'hang', 'malformed', 'misshapen', 'drop'])
