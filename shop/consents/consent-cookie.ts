import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  readConsent,
  writeConsent,
} from '../../src/model/consent.ts'

/** The browser's answer; undefined without one. */
export function storedConsent({ cookies }: Pick<FastifyRequest, 'cookies'>): Consent | undefined {
  return readConsent(cookies[CONSENT_COOKIE])
}

/** Readable by scripts, since measuring happens in the page. */
export function storeConsent(reply: FastifyReply, consent: Consent, isSecure: boolean): void {
  reply.setCookie(CONSENT_COOKIE, writeConsent(consent), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: CONSENT_SECONDS,
  })
}
