import { reachShop } from '../../src/services/fetch-page.ts'
import { nameFiles } from './name-files.ts'
import { keepOfflineForms } from './offline-forms.ts'
import { pressOnce } from './press-once.ts'

/**
 * The script of pages with plain forms: what is typed in them outlives a press without a network, a double
 * click is one press, and file fields speak the page's language.
 */
keepOfflineForms(reachShop)
pressOnce()
nameFiles()
