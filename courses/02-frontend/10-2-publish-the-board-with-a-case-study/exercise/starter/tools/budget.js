/** KB after compression, for each kind of file. */
export const limits = { script: 90, style: 15, picture: 60, font: 0, data: 40 }

const kinds = { js: 'script', css: 'style', svg: 'picture', png: 'picture', webp: 'picture', woff2: 'font', json: 'data' }

/**
 * files: [{ name: 'assets/index-a1.js', bytes: 71680 }, …], compressed. One KB is 1,024 bytes.
 * A text for each kind that is over its limit, such as 'script: 95.2 of 90 KB'; an empty list if none is.
 */
export function overBudget(files, limits) {
  return []
}
