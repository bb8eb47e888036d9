import * as v from 'valibot'

const line = v.pipe(v.string(), v.maxLength(200))

/** The content of the frame's address form; the shop decides whether it is valid. */
export const addressSchema = v.object({
  email: line,
  zipCode: line,
  firstName: line,
  lastName: line,
  address: line,
  city: line,
  phoneNumber: line,
})
