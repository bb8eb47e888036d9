import { openKlarna } from './klarna-bench.ts'
import { providerContract } from './provider-contract.ts'

providerContract('Klarna', openKlarna, ['error', 'hang', 'malformed', 'misshapen', 'drop'])
