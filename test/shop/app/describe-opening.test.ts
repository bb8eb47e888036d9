import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { describeOpening } from '../../../shop/app/describe-opening.ts'
import { commandText } from '../../../shop/platform/commands/command-text.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { otherShop } from '../../helpers/other-shop.ts'

const HERE = { host: '127.0.0.1', baseUrl: undefined, trustProxy: undefined }
const AT = { address: 'http://127.0.0.1:3000', port: 3000 }
const ENGLISH = commandText({ LANG: 'en' })

test('the demo says where everything is that it shows', () => {
  equal(
    describeOpening({ facts: demoShop, settings: HERE, ...AT }, ENGLISH),
    `Courtside is open at http://127.0.0.1:3000
  For businesses  http://127.0.0.1:3000/pro
  For the staff   http://127.0.0.1:3000/staff
  Try it all      http://127.0.0.1:3000/demo
  E-mails         http://127.0.0.1:3000/demo/mail`,
  )
  equal(
    describeOpening({ facts: demoShop, settings: HERE, ...AT }, commandText({ LANG: 'sv' })),
    `Courtside är öppen på http://127.0.0.1:3000
  Företagsbutiken  http://127.0.0.1:3000/pro
  Personalsidorna  http://127.0.0.1:3000/staff
  Prova allt       http://127.0.0.1:3000/demo
  Mejlen           http://127.0.0.1:3000/demo/mail`,
  )
})

test('a shop of somebody’s own names no doors, and neither does a demo that others reach', () => {
  const facts = otherShop({ professional: false })
  equal(
    describeOpening({ facts, settings: HERE, ...AT }, ENGLISH),
    `Fjällboden is open at http://127.0.0.1:3000
  For the staff  http://127.0.0.1:3000/staff`,
  )
  const settings = { ...HERE, baseUrl: 'https://demo.example' }
  equal(
    describeOpening({ facts: demoShop, settings, address: settings.baseUrl, port: 3000 }, ENGLISH),
    `Courtside is open at https://demo.example (listening on 127.0.0.1, port 3000)
  For businesses  https://demo.example/pro
  For the staff   https://demo.example/staff`,
  )
})
