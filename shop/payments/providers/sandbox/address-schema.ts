import * as v from 'valibot'

const line = v.pipe(v.string(), v.maxLength(200))

/** What is typed in the frame's address form. What is right is the shop's to say. */
export const addressSchema = v.object({
  email: line,
  zipCode: line,
  firstName: line,
  lastName: line,
  address: line,
  city: line,
  phoneNumber: line,
})
