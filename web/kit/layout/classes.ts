/** Joins class names, leaving out what is absent or false. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ')
}
