/** Code 128, which parcel scanners read: widths of bars and gaps in turn, beginning with a bar. */
export async function barsOf(text: string): Promise<readonly number[]> {
  // A megabyte of barcodes: loaded with the first label.
  const { default: barcodes } = await import('bwip-js/generic')
  const [drawn] = barcodes.raw({ bcid: 'code128', text })
  return drawn && 'sbs' in drawn ? drawn.sbs : []
}
