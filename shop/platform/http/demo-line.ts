import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'courtside_demo'
const CLOSED = 'closed'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether this browser still shows the line that says that the shop is a demo. */
export function readDemoLine({ cookies }: Pick<FastifyRequest, 'cookies'>): 'open' | 'closed' {
  return cookies[COOKIE] === CLOSED ? 'closed' : 'open'
}

export function closeDemoLine(reply: FastifyReply, isSecure: boolean): void {
  reply.setCookie(COOKIE, CLOSED, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: YEAR_SECONDS,
  })
}
