import { SWISH, WALLET } from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { providerContract } from './provider-contract.ts'
import { openStripe } from './stripe-setup.ts'

const FAULTS = ['error', 'hang', 'malformed', 'misshapen', 'drop'] as const

providerContract('A card at Stripe', openStripe, FAULTS)
providerContract('Swish at Stripe', (t) => openStripe(t, SWISH), FAULTS)
providerContract('A wallet at Stripe', (t) => openStripe(t, WALLET), FAULTS)
