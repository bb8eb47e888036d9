import { loginPage } from '../../shop/account/login/login-page.tsx'
import { passkeyPage } from '../../shop/account/security/passkeys/passkey-page.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({ path: '/login' })
const login = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' }
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Courtside' },
  user: { id: 'YW5uYQ', name: 'anna@example.com', displayName: '' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const passkey = JSON.stringify(login)
const options = JSON.stringify(creation)
const passkeys = { passkeys: [], isOffered: true, name: 'Min telefon', options }

export const drawn = {
  passkeyLogin: markupOf(loginPage(page, { returnTo: '/cart', passkey, demoCustomers: [] }).main),
  passkeyAdd: markupOf(drawPage(page, passkeyPage(page, passkeys).body)),
}
