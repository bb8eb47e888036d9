import { hasWallet, type Wallets } from './has-wallet.ts'

// The style sheet shows the way to pay where this is said.
if (hasWallet(globalThis as Wallets)) document.documentElement.dataset.wallet = ''
