import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { mailboxOf } from '../../../../shop/platform/mail/mailbox.ts'

test('an address is the mailbox it leads to, in any case and with any tag', () => {
  const cases = {
    'kim@example.com': 'kim@example.com',
    ' Kim+shop@Example.COM ': 'kim@example.com',
    'kim+a+b@example.com': 'kim@example.com',
    'kim.ek@example.com': 'kim.ek@example.com',
    'kim.ek@gmail.com': 'kimek@gmail.com',
    'K.i.m.ek+shop@GoogleMail.com': 'kimek@gmail.com',
    'kim.ek@notgmail.com': 'kim.ek@notgmail.com',
    'kim.ek@gmail.com.example': 'kim.ek@gmail.com.example',
    '.@gmail.com': '@gmail.com',
    '+kim@example.com': '+kim@example.com',
    'kim@a+b.example': 'kim@a+b.example',
    'no address': 'no address',
    '': '',
  }
  for (const [address, mailbox] of Object.entries(cases)) equal(mailboxOf(address), mailbox)
})
