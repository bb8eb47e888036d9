import { reachShop } from '../../src/services/fetch-page.ts'
import { nameFiles } from './name-files.ts'
import { keepOfflineForms } from './offline-forms.ts'
import { pressOnce } from './press-once.ts'

/**
 * The script of pages with plain forms: keeps typed text when the network is away, treats a double click as
 * one, and shows file fields in the page's language.
 */
keepOfflineForms(reachShop)
pressOnce()
nameFiles()
