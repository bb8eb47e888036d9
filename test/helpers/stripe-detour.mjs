/** For `node --import`: what a shop asks of Stripe goes to the stand-in on `STRIPE_STAND_IN`, a port. */
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const ask = https.request

https.request = (options, ...rest) => {
  if (options.host !== 'api.stripe.com') return ask(options, ...rest)
  const nearby = { host: '127.0.0.1', port: process.env.STRIPE_STAND_IN, protocol: 'http:' }
  const request = http.request({ ...options, ...nearby, agent: undefined }, ...rest)
  // Stripe's library writes once the connection is secure, which this one never is.
  request.once('socket', (socket) => socket.once('connect', () => socket.emit('secureConnect')))
  return request
}
syncBuiltinESMExports()
