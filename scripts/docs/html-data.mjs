const SHARED = [
  {
    name: 'data-wake',
    description: 'When the element wakes: `now visible intent idle stale history late`.',
  },
]

/** VS Code's custom data, for completing tags and attributes. */
export function writeHtmlData(elements) {
  const tags = elements.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: { kind: 'markdown', value: summary },
    attributes: [...attributes.map(describeAttribute), ...SHARED],
    references: [{ name: 'Elements', url: `docs/elements.md#${tag}` }],
  }))
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`
}

function describeAttribute({ name, description, values, kind, required }) {
  return {
    name,
    description: { kind: 'markdown', value: required ? `${description} Required.` : description },
    ...(kind === 'boolean' && { valueSet: 'v' }),
    ...(values && { values: values.map((it) => ({ name: it })) }),
  }
}
