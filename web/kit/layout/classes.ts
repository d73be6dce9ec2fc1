/** Joins class names, ignoring falsy values. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ')
}
