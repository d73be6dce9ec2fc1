/** What the contract lists must be there with the same type. More fields are allowed. Texts in `reason` must be equal. */
export function differences(expected, actual, path = 'body') {
  const found = []
  for (const [key, value] of Object.entries(expected)) {
    const at = `${path}.${key}`
    if (!(key in (actual ?? {}))) found.push(`${at} is missing`)
    else if (value !== null && typeof value === 'object') found.push(...differences(value, actual[key], at))
    else if (typeof actual[key] !== typeof value) found.push(`${at} is ${typeof actual[key]}, not ${typeof value}`)
    else if (Number.isInteger(value) && !Number.isInteger(actual[key])) found.push(`${at} isn't a whole number`)
    else if (key === 'reason' && actual[key] !== value) found.push(`${at} is "${actual[key]}", not "${value}"`)
  }
  return found
}
