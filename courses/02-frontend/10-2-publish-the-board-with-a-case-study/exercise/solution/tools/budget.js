/** KB after compression, for each kind of file. */
export const limits = { script: 90, style: 15, picture: 60, font: 0, data: 40 }

const kinds = { js: 'script', css: 'style', svg: 'picture', png: 'picture', webp: 'picture', woff2: 'font', json: 'data' }
const kindOf = (name) => kinds[name.split('.').at(-1)]

/**
 * files: [{ name: 'assets/index-a1.js', bytes: 71680 }, …], compressed. One KB is 1,024 bytes.
 * A text for each kind that is over its limit, such as 'script: 95.2 of 90 KB'; an empty list if none is.
 */
export function overBudget(files, limits) {
  return Object.entries(limits).flatMap(([kind, limit]) => {
    const bytes = files.filter(({ name }) => kindOf(name) === kind).reduce((sum, file) => sum + file.bytes, 0)
    return bytes > limit * 1024 ? [`${kind}: ${(bytes / 1024).toFixed(1)} of ${limit} KB`] : []
  })
}
