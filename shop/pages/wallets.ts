import { hasWallet, type Wallets } from './has-wallet.ts'

// With this attribute, the style sheet shows the payment method.
if (hasWallet(globalThis as Wallets)) document.documentElement.dataset.wallet = ''
