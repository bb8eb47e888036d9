import { providerContract } from './provider-contract.ts'
import { openStripe } from './stripe-setup.ts'

providerContract('Stripe', openStripe, ['error', 'hang', 'malformed', 'misshapen', 'drop'])
