/** The package brings no types of its own. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    signs: string,
    how: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] },
  ) => Promise<Buffer>
  // biome-ignore lint/style/noDefaultExport: the package’s own
  export default subsetFont
}
