/** The provider did not respond, or its response was unreadable. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider understood and refused; repeating the same call changes nothing. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}
