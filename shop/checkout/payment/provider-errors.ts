/** The provider did not answer, or answered what nobody can read. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider understood, and will not do it; the same call again changes nothing. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}
