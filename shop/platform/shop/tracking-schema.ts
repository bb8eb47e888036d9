import * as v from 'valibot'
import { because } from './fault.ts'
import { about, flag, list, oneOf, origin } from './field-schemas.ts'

const name = v.pipe(
  v.string(because('shopFile.text')),
  v.regex(/^[A-Za-z_$][\w$]{0,39}$/, because('shopFile.scriptName')),
)

/** The policy's hash of an inline script. */
const inlineHash = v.pipe(
  v.string(because('shopFile.text')),
  v.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/, because('shopFile.scriptHash')),
)

const tagManagerSchema = v.strictObject({
  id: about(
    'As the tag manager calls this shop: GTM-ABC123.',
    v.pipe(v.string(because('shopFile.text')), v.regex(/^[\w-]{1,40}$/, because('shopFile.feeId'))),
  ),
  script: v.optional(
    about(
      'Where its script is; the id is added as a parameter.',
      v.pipe(
        v.string(because('shopFile.link')),
        v.regex(/^https?:\/\/[^\s"'<>;,?#]+$/, because('shopFile.link')),
      ),
    ),
    'https://www.googletagmanager.com/gtm.js',
  ),
  scripts: v.optional(
    about('Where the scripts that it brings may come from, beside its own.', list(origin)),
    [],
  ),
  connections: v.optional(about('Where what is measured may be sent.', list(origin)), []),
  pictures: v.optional(about('Where its pictures may come from.', list(origin)), []),
  frames: v.optional(about('What it may show in frames.', list(origin)), []),
  inlineScripts: v.optional(
    about('Hashes of the inline scripts that it may write: sha256-….', list(inlineHash)),
    [],
  ),
  allowsScriptText: v.optional(
    about(
      'Lets it write script addresses and texts as strings, through a Trusted Types policy that ' +
        'takes those of the origins named here and no markup. A tag manager needs it as a rule.',
      flag,
    ),
    false,
  ),
})

/** Tracking of visits, with the visitor’s consent; without this field, there is none. */
export const trackingSchema = v.strictObject({
  format: v.optional(
    about(
      'ga4: events of Google Analytics 4; enhanced: those of the generation before it.',
      oneOf(['ga4', 'enhanced']),
    ),
    'ga4',
  ),
  layer: v.optional(about('The list that the tag manager reads.', name), 'dataLayer'),
  marketing: v.optional(
    about('Whether visitors are asked for advertisements, beside measuring.', flag),
    false,
  ),
  tagManager: v.optional(tagManagerSchema),
})
