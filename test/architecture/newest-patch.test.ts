import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { newestPatch } from '../../scripts/lock/newest-patch.mjs'

const VERSIONS = ['10.1.2', '10.1.11', '10.1.9', '10.1.12-beta.1', '10.2.0', '9.1.30', '10.10.40']

test('finds the highest patch of the same minor version, and no preview', () => {
  equal(newestPatch('10.1.3', VERSIONS), '10.1.11')
  equal(newestPatch('10.1.11', VERSIONS), '10.1.11')
  equal(newestPatch('10.1.13', VERSIONS), '10.1.13')
  equal(newestPatch('8.0.0', VERSIONS), '8.0.0')
})
