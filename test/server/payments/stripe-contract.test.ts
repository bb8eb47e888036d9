import { providerContract } from './provider-contract.ts'
import { openStripe } from './stripe-bench.ts'

providerContract('Stripe', openStripe, ['error', 'hang', 'malformed', 'misshapen', 'drop'])
